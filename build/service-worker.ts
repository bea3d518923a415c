import { readFileSync } from 'node:fs';
import { offlineCopy } from '@site/offline-copy/build';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { site } from '../src/content/site.ts';
import { copyRules } from '../src/offline-copy/copy-rules.ts';
import { INDEX_FILE } from '../src/search/index-file.ts';

/** Writes the web app manifest and the pages, then the service worker and the offline copy. */
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
      // The default format can add an `export`, which makes browsers reject the worker's script.
      rollupFormat: 'iife',
      globPatterns: ['**/*.{html,js,css,woff2,svg,jpg,png,webp,avif,ico,webmanifest}', INDEX_FILE],
      // Pages never show share cards or screenshots. Firebase's scripts are not needed
      // offline: analytics cannot send, and Firestore's lists are stored. One size of each photograph
      // is enough.
      globIgnores: ['social/**', 'screenshots/**', 'sw.js', 'assets/firebase-*', 'images/**/*@*'],
      manifestTransforms: [offlineCopy({ ...copyRules, site: out })],
    },
    integration: {
      async beforeBuildServiceWorker({ injectManifest }) {
        await writePages();
        // `globPatterns` already lists the manifest and its icons.
        injectManifest.additionalManifestEntries = [];
      },
    },
  });
