import { readFileSync } from 'node:fs';
import { offlineCopy } from '@site/offline-copy/build';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { site } from '../src/content/site.ts';
import { copyRules } from '../src/offline-copy/copy-rules.ts';
import { INDEX_FILE } from '../src/search/index-file.ts';
import { lastCopies, RELEASES } from './earlier-releases.ts';

/**
 * Writes the web app manifest and, after `writePages`, the service worker and the offline copy of
 * all that is in `out` by then.
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
      // A worker that ends in an `export` does not register.
      rollupFormat: 'iife',
      globPatterns: ['**/*.{html,js,css,woff2,svg,jpg,png,webp,avif,ico,webmanifest}', INDEX_FILE],
      // Share cards and the store's screenshots are for machines that are online.
      // Analytics needs the visitor's consent; Firestore's lists are kept in their own cache.
      // Of a photograph one size is kept.
      globIgnores: ['social/**', 'screenshots/**', 'sw.js', 'assets/firebase-*', 'images/**/*@*'],
      manifestTransforms: [
        async (entries) => {
          const earlier = await lastCopies(RELEASES);
          return offlineCopy({ ...copyRules, site: out, earlier })(entries);
        },
      ],
    },
    integration: {
      async beforeBuildServiceWorker({ injectManifest }) {
        await writePages();
        // The manifest and its icons, which are in the list already.
        injectManifest.additionalManifestEntries = [];
      },
    },
  });
