import { defineConfig } from '@playwright/test';
import { installedEngines } from '../../tools/find-engines.mjs';
import type { EngineOption } from './visit.ts';

const installed = installedEngines();

// Playwright runs these tests, and `driver/` starts the browsers.
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
  // If no engine is installed, also skips the project that builds releases.
  testIgnore: installed.length === 0 ? '**' : [],
  projects: [
    { name: 'builds', testDir: '..', testMatch: 'build-releases.setup.ts' },
    ...installed.map((engine) => ({ name: engine, use: { engine }, dependencies: ['builds'] })),
  ],
  reporter: 'list',
});
