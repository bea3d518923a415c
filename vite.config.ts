import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { readEnv } from './src/env.ts';
import { everyPage } from './tools/chunks.ts';
import { contentRevisions } from './tools/content-revisions.ts';
import { prerender } from './tools/prerender.ts';
import { serviceIndex } from './tools/service-index.ts';

export default defineConfig(({ mode, isSsrBuild }) => {
  // A wrong setting stops the build here, with everything that is wrong in one message.
  const { firebase } = readEnv(loadEnv(mode, process.cwd()));

  return {
    // Not configured, Firebase's chunks are not even built, and so not kept for offline either.
    define: {
      __FIREBASE__: JSON.stringify(firebase !== null),
      __BUILD_YEAR__: String(new Date().getFullYear()),
    },
    plugins: [
      serviceIndex(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      tailwindcss(),
      VitePWA({
        disable: Boolean(isSsrBuild),
        strategies: 'injectManifest',
        srcDir: 'src/service-worker',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
        injectManifest: {
          // A worker that ends in an `export` does not register.
          rollupFormat: 'iife',
          globPatterns: ['**/*.{html,js,css,woff2,svg,png,ico,webmanifest}'],
          // Share cards and the store's screenshots are for machines that are online.
          globIgnores: ['social/**', 'screenshots/**', 'sw.js'],
          manifestTransforms: [contentRevisions],
        },
        integration: {
          // Every page must be HTML before the precache list is made.
          async beforeBuildServiceWorker({ injectManifest }) {
            await prerender();
            // The manifest and its icons, which are in the list already.
            injectManifest.additionalManifestEntries = [];
          },
        },
      }),
    ],
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      // Route chunks are preloaded by `boot.ts`, after the first paint.
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      ...(!isSsrBuild && {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: everyPage(), priority: 2 },
                { name: 'page-parts', test: /\/src\/(sections|components)\//, minShareCount: 4 },
              ],
            },
          },
        },
      }),
    },
    server: { proxy: { '/graphql': 'http://127.0.0.1:3000', '/forms': 'http://127.0.0.1:3000' } },
    test: {
      include: ['{src,server,art,tools}/**/*.test.ts'],
      globalSetup: ['server/testing/postgres-setup.ts'],
      coverage: { include: ['src/outbox/**', 'server/**'] },
    },
  };
});
