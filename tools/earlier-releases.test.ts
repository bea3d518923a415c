import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earlierFiles, keepEarlierReleases } from './earlier-releases.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

const scriptsIn = (names: Iterable<string>) =>
  [...names].filter((name) => name.endsWith('.js')).sort();

/** A build of these script files on day `day`, and what `assets/` then serves. */
const release = async (day: number, names: readonly string[], copied = names) => {
  const site = join(folder, 'dist');
  await rm(site, { recursive: true, force: true });
  await mkdir(join(site, 'assets'), { recursive: true });
  for (const name of names) await writeFile(join(site, 'assets', name), name);
  const files = copied.map((name) => ({ path: `assets/${name}`, hash: name, bytes: 1 }));
  const index = `offline-index-${day}.json`;
  await writeFile(join(site, 'assets', index), JSON.stringify({ version: 1, files, archives: [] }));
  await writeFile(join(site, 'sw.js'), `[{"revision":"${day}","url":"assets/${index}"}]`);
  await keepEarlierReleases(site, join(folder, 'store'), day * DAY);
  return {
    served: scriptsIn(await readdir(join(site, 'assets'))),
    earlier: scriptsIn(await earlierFiles(site)),
  };
};

test('files are served for 30 days after the release that replaced them, however old', async () => {
  await release(0, ['a.js', 'both.js']);
  expect(await release(100, ['b.js', 'both.js'])).toEqual({
    served: ['a.js', 'b.js', 'both.js'],
    earlier: ['assets/a.js'],
  });
  expect((await release(129, ['c.js'])).served).toEqual(['a.js', 'b.js', 'both.js', 'c.js']);
  expect((await release(131, ['c.js'])).served).toEqual(['b.js', 'both.js', 'c.js']);
});

test('a release rolled back to is the current one again, with the other behind it', async () => {
  await release(0, ['a.js']);
  await release(1, ['b.js']);
  expect(await release(2, ['a.js'])).toEqual({
    served: ['a.js', 'b.js'],
    earlier: ['assets/b.js'],
  });
  expect((await release(40, ['c.js'])).served).toEqual(['a.js', 'c.js']);
});

test('a build machine that starts empty takes them from the site that is deployed', async () => {
  await release(0, ['a.js']);
  await release(1, ['b.js']);
  // As docs/releases.md says: the deployed `assets/` and the list beside it.
  const [site, store] = [join(folder, 'dist'), join(folder, 'store')];
  await rm(store, { recursive: true });
  await cp(join(site, 'assets'), store, { recursive: true });
  await cp(join(site, '.earlier-releases.json'), join(store, '.earlier-releases.json'));
  expect((await release(20, ['c.js'])).earlier).toEqual(['assets/a.js', 'assets/b.js']);
  expect((await release(32, ['d.js'])).earlier).toEqual(['assets/b.js', 'assets/c.js']);
});

test('run twice on one build, it changes nothing', async () => {
  await release(0, ['a.js']);
  const once = await release(1, ['b.js']);
  await keepEarlierReleases(join(folder, 'dist'), join(folder, 'store'), 2 * DAY);
  expect(scriptsIn(await earlierFiles(join(folder, 'dist')))).toEqual(once.earlier);
  expect((await release(32, ['b.js'])).earlier).toEqual([]);
});

test('archives are of their own release alone', async () => {
  const assets = join(folder, 'dist', 'assets');
  await release(0, ['a.js']);
  for (const name of ['offline-pages-1.tar', 'offline-pages-1.tar.br']) {
    await writeFile(join(assets, name), '');
  }
  await keepEarlierReleases(join(folder, 'dist'), join(folder, 'store'), DAY);
  await release(2, ['b.js']);
  expect(await readdir(assets)).not.toContain('offline-pages-1.tar');
  expect(await readdir(join(folder, 'store'))).not.toContain('offline-pages-1.tar.br');
});

test('an offline copy that would keep an earlier file stops the build', async () => {
  await release(0, ['a.js']);
  await expect(release(1, ['b.js'], ['a.js', 'b.js'])).rejects.toThrow('a.js');
});
