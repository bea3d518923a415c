import { defineConfig } from 'vitest/config';
import { contentIndexes } from './build/indexes/write-indexes.ts';
import { loadSettings } from './build/read-env.ts';
import { siteConfig } from './build/site-config.ts';
import { tagsOf } from './tools/test-parts.ts';

const tests = '{src,packages,server,build,tools}/**/*.test.ts';
/** Tests that replace a module, which other files in the same process may have loaded already. */
const isolatedTests = '{src,packages,server,build,tools}/**/*.isolated.test.ts';

// This configuration is for development and unit tests. build/build-site.ts builds the site.
export default defineConfig(({ mode }) =>
  siteConfig(loadSettings(mode), {
    plugins: [contentIndexes()],
    server: { proxy: { '/graphql': 'http://127.0.0.1:3000', '/forms': 'http://127.0.0.1:3000' } },
    test: {
      // These limits stop tests that hang, not tests that are slow on a busy machine.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000, interval: 10 } },
      tags: tagsOf('unit').map((name) => ({ name })),
      retry: 2,
      setupFiles: 'tools/testing/clean-up.ts',
      // Uses three workers even on two cores, because many tests mostly wait for a server.
      maxWorkers: 3,
      projects: [
        {
          extends: true,
          test: {
            name: 'shared',
            include: [tests],
            exclude: [isolatedTests],
            // A process for each file would spend more time loading the server than testing.
            isolate: false,
            globalSetup: ['server/testing/compiled-server.ts', 'server/testing/postgres-setup.ts'],
          },
        },
        // Runs each file in a separate process: BroadcastChannels connect the threads of a process.
        { extends: true, test: { name: 'isolated', include: [isolatedTests] } },
      ],
    },
  }),
);
