import { test } from '@playwright/test';
import { builtRelease } from './harness/release.ts';

// Runs before the tests that deploy releases, because they share these builds.
test('all releases can be built, one after the other', async () => {
  test.setTimeout(900_000);
  await builtRelease('A');
});
