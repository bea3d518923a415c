import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineCopyOf, wholeArchives } from '@site/offline-copy/build';
import { earlierFiles } from '../build/earlier-releases.ts';
import { expect } from './harness/fixtures.ts';
import { countKept, unfitFiles } from './harness/offline-copy.ts';
import { builtRelease, releaseTest as test } from './harness/release.ts';
import { lookForUpdate } from './harness/service-worker.ts';
import { offlineReady } from './harness/visitor.ts';

test.describe('after two builds of one checkout', { tag: '@releases' }, () => {
  test('the second build also serves the scripts of the first, outside the offline copy', async ({
    releases,
    network,
    request,
  }) => {
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

  test('a device with a copy of the first build updates it with an archive of the changes', async ({
    homePage: page,
    network,
    releases,
  }) => {
    await offlineReady(page);
    await releases.deploy('B');
    const asked: string[] = [];
    network.intercept = (path) => {
      if (path.startsWith('/assets/offline-')) asked.push(path.slice(1));
      return undefined;
    };
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-release', 'B');
    await offlineReady(page);

    const copy = await offlineCopyOf(releases.folder);
    // The device has the files of one release only, the index and the time of the last check.
    await expect.poll(() => countKept(page)).toBe(copy.files.length + 2);
    expect(await unfitFiles(page, releases.folder)).toEqual([]);
    const archives = asked.filter((path) => path.endsWith('.tar'));
    expect(archives).toEqual([expect.stringContaining('offline-changes-')]);
    const bytesOf = (paths: readonly string[]) =>
      copy.archives
        .filter(({ path }) => paths.includes(path))
        .reduce((sum, { bytes }) => sum + bytes, 0);
    const textArchives = wholeArchives(copy).filter(({ path }) => !path.includes('pictures'));
    const [fetched, whole] = [bytesOf(archives), bytesOf(textArchives.map(({ path }) => path))];
    test.info().annotations.push({ type: 'bytes', description: `${fetched} of ${whole}` });
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThan(whole);
  });
});
