import { test } from '@playwright/test';
import { builtRelease } from './harness/release.ts';

// Before the stories that deploy releases: they share these builds.
test('build four releases, one after the other', async () => {
  test.setTimeout(900_000);
  await builtRelease('A');
});
