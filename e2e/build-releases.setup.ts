import { test } from '@playwright/test';
import { builtRelease } from './harness/release.ts';

// This project runs before the tests that deploy releases, which share these builds.
test('build four releases, one after the other', async () => {
  test.setTimeout(900_000);
  await builtRelease('A');
});
