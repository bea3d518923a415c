import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
// By its path: Node loads this file, and reads TypeScript from no package.
import { offlineCopy } from './packages/offline-copy/src/build.ts';
import { site } from './src/content/site.ts';
import { copyRules } from './src/offline-copy/copy-rules.ts';
import { INDEX_FILE } from './src/search/index-file.ts';
import { SETTING_PREFIXES } from './tools/build-inputs.mjs';
import { chunkByNeed, compileAhead } from './tools/chunks.ts';
import { lastCopies, RELEASES } from './tools/earlier-releases.ts';
import { contentIndexes } from './tools/indexes/write-indexes.ts';
import { inlineScripts } from './tools/inline-scripts.ts';
import { pageFiles } from './tools/page-files.ts';
import { prerender } from './tools/prerender.ts';
import { readEnv } from './tools/read-env.ts';
import { tagsOf } from './tools/test-parts.ts';
import { vitestSummary } from './tools/testing/vitest-summary.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const tests = '{src,packages,server,tools}/**/*.test.ts';
/** Those that replace a module, which files beside them may have loaded. */
const isolatedTests = '{src,packages,server,tools}/**/*.isolated.test.ts';

export default defineConfig(({ mode, isSsrBuild }) => {
  // A wrong setting stops the build here, with everything that is wrong in one message.
  const env = readEnv(loadEnv(mode, process.cwd(), SETTING_PREFIXES));
  const out = 'dist';
  const { noteChunks, filesOf } = pageFiles();

  return {
    envPrefix: SETTING_PREFIXES,
    // Not configured, Firebase's chunks are not even built, and so not kept for offline either.
    define: {
      __ENV__: JSON.stringify(env),
      __FIREBASE__: JSON.stringify(env.firebase !== null),
      __BUILD_YEAR__: String(new Date().getFullYear()),
    },
    resolve: {
      alias: {
        // React has what this stands in for since version 18.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    plugins: [
      contentIndexes(),
      {
        name: 'short-name',
        transformIndexHtml: (html) => html.replace('%SHORT_NAME%', () => escaped(site.shortName)),
      },
      inlineScripts(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        semicolons: true,
      }),
      {
        // The router gives every route a <Link>. Nothing renders it: see decision 50.
        name: 'no-router-link',
        load: {
          filter: { id: /react-router\/dist\/esm\/link\.js$/ },
          handler: () => 'export let Link, createLink, linkOptions, useLinkProps;',
        },
      },
      react(),
      tailwindcss(),
      noteChunks,
      compileAhead(),
      VitePWA({
        disable: Boolean(isSsrBuild),
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
          globPatterns: [
            '**/*.{html,js,css,woff2,svg,jpg,png,webp,avif,ico,webmanifest}',
            INDEX_FILE,
          ],
          // Share cards and the store's screenshots are for machines that are online.
          // Analytics needs the visitor's consent; Firestore's lists are kept in their own cache.
          // Of a photograph one size is kept.
          globIgnores: [
            'social/**',
            'screenshots/**',
            'sw.js',
            'assets/firebase-*',
            'images/**/*@*',
          ],
          manifestTransforms: [
            async (entries) =>
              offlineCopy({ ...copyRules, site: out, earlier: await lastCopies(RELEASES) })(
                entries,
              ),
          ],
        },
        integration: {
          // Every page must be HTML before the precache list is made.
          async beforeBuildServiceWorker({ injectManifest }) {
            await prerender(out, env, filesOf);
            // The manifest and its icons, which are in the list already.
            injectManifest.additionalManifestEntries = [];
          },
        },
      }),
    ],
    build: {
      ...(!isSsrBuild && { outDir: out }),
      target: 'baseline-widely-available',
      manifest: true,
      // The artefact carries it; nobody is served it.
      license: !isSsrBuild,
      // The prerendered pages preload their chunks themselves.
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      ...(!isSsrBuild && {
        rolldownOptions: {
          output: {
            // Every page names the fonts, in the bytes of its first flight.
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${/woff2$/.test(name) ? 'font' : '[name]'}-[hash][extname]`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkByNeed() }],
            },
          },
        },
      }),
    },
    server: { proxy: { '/graphql': 'http://127.0.0.1:3000', '/forms': 'http://127.0.0.1:3000' } },
    test: {
      // A limit is for what hangs, not for what is slow beside other work.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000, interval: 10 } },
      tags: tagsOf('unit').map((name) => ({ name })),
      retry: 2,
      reporters: ['default', vitestSummary],
      // Many wait for a server of their own: more at a time than there are processors.
      maxWorkers: 3,
      projects: [
        {
          extends: true,
          test: {
            name: 'shared',
            include: [tests],
            exclude: [isolatedTests],
            // A process for each file spends more time on loading the server than on its tests.
            isolate: false,
            globalSetup: ['server/testing/compiled-server.ts', 'server/testing/postgres-setup.ts'],
          },
        },
        { extends: true, test: { name: 'isolated', include: [isolatedTests] } },
      ],
    },
  };
});
