import { readFileSync } from 'node:fs';
import { offlineCopy } from '@site/offline-copy/build';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { site } from '../src/content/site.ts';
import { copyRules } from '../src/offline-copy/copy-rules.ts';
import { INDEX_FILE } from '../src/search/index-file.ts';

/**
 * Writes the web app manifest; then calls `writePages`, and writes the service worker and the
 * offline copy of the files in `out`.
 */
export const serviceWorker = (out: string, writePages: () => Promise<void>): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: {
      name: site.name,
      short_name: site.shortName,
      ...JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
    },
    injectManifest: {
      // The default format may add an `export`, and browsers then reject the worker's script.
      rollupFormat: 'iife',
      globPatterns: ['**/*.{html,js,css,woff2,svg,jpg,png,webp,avif,ico,webmanifest}', INDEX_FILE],
      // Pages never show the share cards and screenshots. Firebase's scripts are for analytics,
      // which needs consent, and for Firestore's lists, which are cached separately.
      // The offline copy includes only one size of each photograph.
      globIgnores: ['social/**', 'screenshots/**', 'sw.js', 'assets/firebase-*', 'images/**/*@*'],
      manifestTransforms: [offlineCopy({ ...copyRules, site: out })],
    },
    integration: {
      async beforeBuildServiceWorker({ injectManifest }) {
        await writePages();
        // Without this, the manifest and its icons would be listed twice (see `globPatterns`).
        injectManifest.additionalManifestEntries = [];
      },
    },
  });
