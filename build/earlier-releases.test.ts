import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDirectory } from '../server/testing/for-one-test.ts';
import { earlierFiles, keepEarlierReleases } from './earlier-releases.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
let store: string;

beforeEach(() => {
  folder = testDirectory().path;
  store = join(folder, 'store');
});

const scriptsIn = (names: Iterable<string>) =>
  [...names].filter((name) => name.endsWith('.js')).sort();

/** Simulates a build on `day`. Returns the scripts in `assets/`, and those of earlier releases. */
const release = async (day: number, names: readonly string[]) => {
  const site = join(folder, 'dist');
  await rm(site, { recursive: true, force: true });
  await mkdir(join(site, 'assets'), { recursive: true });
  for (const name of names) await writeFile(join(site, 'assets', name), name);
  await keepEarlierReleases(site, store, day * DAY);
  return {
    served: scriptsIn(await readdir(join(site, 'assets'))),
    earlier: scriptsIn(await earlierFiles(site)),
  };
};

test('a file is served for 30 days after it is replaced, regardless of its age', async () => {
  await release(0, ['a.js', 'both.js']);
  expect(await release(100, ['b.js', 'both.js'])).toEqual({
    served: ['a.js', 'b.js', 'both.js'],
    earlier: ['assets/a.js'],
  });
  expect((await release(129, ['c.js'])).served).toEqual(['a.js', 'b.js', 'both.js', 'c.js']);
  expect((await release(131, ['c.js'])).served).toEqual(['b.js', 'both.js', 'c.js']);
});

test("after a rollback, the restored release's files are current, and the later release's files expire", async () => {
  await release(0, ['a.js']);
  await release(1, ['b.js']);
  expect(await release(2, ['a.js'])).toEqual({
    served: ['a.js', 'b.js'],
    earlier: ['assets/b.js'],
  });
  expect((await release(40, ['c.js'])).served).toEqual(['a.js', 'c.js']);
});

test('a new build machine keeps earlier files that were copied from the deployed site', async () => {
  await release(0, ['a.js']);
  await release(1, ['b.js']);
  // Fills the store as docs/releases.md describes, from the deployed `assets/` and list.
  const site = join(folder, 'dist');
  await rm(store, { recursive: true });
  await cp(join(site, 'assets'), store, { recursive: true });
  await cp(join(site, '.earlier-releases.json'), join(store, '.earlier-releases.json'));
  expect((await release(20, ['c.js'])).earlier).toEqual(['assets/a.js', 'assets/b.js']);
  expect((await release(32, ['d.js'])).earlier).toEqual(['assets/b.js', 'assets/c.js']);
});

test('archives are served only with their own release', async () => {
  const assets = join(folder, 'dist', 'assets');
  await release(0, ['a.js']);
  for (const name of ['offline-pages-1.bin', 'offline-pages-1.bin.br']) {
    await writeFile(join(assets, name), '');
  }
  await keepEarlierReleases(join(folder, 'dist'), store, DAY);
  await release(2, ['b.js']);
  expect(await readdir(assets)).not.toContain('offline-pages-1.bin');
  expect(await readdir(store)).not.toContain('offline-pages-1.bin.br');
});

describe('if the store is damaged', () => {
  const LIST = '.earlier-releases.json';

  beforeEach(async () => {
    await release(0, ['a.js']);
    await release(1, ['b.js']);
  });

  test.each([
    ['that is truncated', '{"format":"releases-1","files":{"a.js":{"repla'],
    ['written by another program', '{"a.js":1}'],
    ['with a path', '{"format":"releases-1","files":{"../a.js":{"replacedAt":0}}}'],
  ])('a list %s stops the build', async (_, list) => {
    await writeFile(join(store, LIST), list);
    await expect(release(2, ['c.js'])).rejects.toThrow(
      `${join(store, LIST)} cannot be used. Restore or delete ${store}.`,
    );
  });

  test('a listed but missing file stops the build', async () => {
    await rm(join(store, 'a.js'));
    await expect(release(2, ['c.js'])).rejects.toThrow(join(store, 'a.js'));
  });

  test('a file that the list does not name is not served', async () => {
    await writeFile(join(store, 'foreign.js'), '');
    expect((await release(2, ['c.js'])).served).toEqual(['a.js', 'b.js', 'c.js']);
    expect(await readdir(store)).not.toContain('foreign.js');
  });
});
