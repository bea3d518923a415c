import { defineConfig } from '@playwright/test';
import { installedEngines } from '../../tools/find-engines.mjs';
import type { EngineOption } from './visit.ts';

const installed = installedEngines();

// The stories of the engines beside Chromium's. Their browsers are started by `driver/`, not by
// Playwright, which runs and reports.
export default defineConfig<EngineOption>({
  testDir: '.',
  globalSetup: '../harness/compiled-server.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Without a project Playwright would make one of its own.
  testIgnore: installed.length === 0 ? '**' : [],
  projects: [
    { name: 'builds', testDir: '..', testMatch: 'build-releases.setup.ts' },
    ...installed.map((engine) => ({ name: engine, use: { engine }, dependencies: ['builds'] })),
  ],
  reporter: [['list'], ['../../tools/testing/playwright-summary.ts']],
});
