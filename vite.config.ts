import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentIndexes } from './build/indexes/write-indexes.ts';
import { readEnv } from './build/read-env.ts';
import { siteConfig } from './build/site-config.ts';
import { SETTING_PREFIXES } from './tools/build-inputs.mjs';
import { tagsOf } from './tools/test-parts.ts';
import { vitestSummary } from './tools/testing/vitest-summary.ts';

const tests = '{src,packages,server,build,tools}/**/*.test.ts';
/** Those that replace a module, which files beside them may have loaded. */
const isolatedTests = '{src,packages,server,build,tools}/**/*.isolated.test.ts';

// For development and unit tests; build/build-site.ts builds the site.
export default defineConfig(({ mode }) =>
  siteConfig(readEnv(loadEnv(mode, process.cwd(), SETTING_PREFIXES)), {
    plugins: [contentIndexes()],
    server: { proxy: { '/graphql': 'http://127.0.0.1:3000', '/forms': 'http://127.0.0.1:3000' } },
    test: {
      // A limit is for what hangs, not for what is slow beside other work.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000, interval: 10 } },
      tags: tagsOf('unit').map((name) => ({ name })),
      retry: 2,
      setupFiles: 'tools/testing/clean-up.ts',
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
  }),
);
