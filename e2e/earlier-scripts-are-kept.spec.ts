import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineCopyOf } from '@site/offline-copy/build';
import { earlierFiles } from '../build/earlier-releases.ts';
import { expect } from './harness/fixtures.ts';
import { builtRelease, releaseTest as test } from './harness/release.ts';

test('the second of two builds in one checkout also serves the scripts of the first, but the offline copy omits them', {
  tag: '@releases',
}, async ({ releases, network, request }) => {
  await releases.deploy('B');
  const earlier = [...(await earlierFiles(releases.folder))];
  expect(earlier.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10);
  const copied = (await offlineCopyOf(releases.folder)).files.map(({ path }) => path);
  expect(copied.filter((path) => earlier.includes(path))).toEqual([]);
  const first = await builtRelease('A');
  for (const file of earlier.filter((each) => each.endsWith('.js'))) {
    const answer = await request.get(`${network.origin}/${file}`);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toContain('immutable');
    expect(await answer.body(), file).toEqual(await readFile(join(first, file)));
  }
  const list = await request.get(`${network.origin}/.earlier-releases.json`);
  expect(list.status()).toBe(404);
});
