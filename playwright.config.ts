import { defineConfig } from '@playwright/test';
import { tagsOf } from './tools/test-parts.ts';

const tags = tagsOf('stories');
const tagged = (part: string) => new RegExp(`@${part}\\b`);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/harness/compiled-server.ts',
  // Tests in other browser engines have a separate configuration.
  testIgnore: /e2e\/engines\//,
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  projects: [
    { name: 'stories', grepInvert: tags.map(tagged) },
    { name: 'builds', testMatch: 'build-releases.setup.ts' },
    ...tags.map((part) => ({
      name: part,
      grep: tagged(part),
      dependencies: part === 'releases' ? ['builds'] : [],
    })),
  ],
  use: {
    // Screenshots and snapshots of every step would make the whole suite a third slower.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  reporter: 'list',
});
