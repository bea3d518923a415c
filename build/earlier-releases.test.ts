import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { earlierFiles, keepEarlierReleases } from './earlier-releases.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
let store: string;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-releases-'));
  store = join(folder, 'store');
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

const scriptsIn = (names: Iterable<string>) =>
  [...names].filter((name) => name.endsWith('.js')).sort();

/**
 * Simulates a build of these scripts on `day`; returns all scripts that `assets/` then contains,
 * and those of earlier releases.
 */
const release = async (day: number, names: readonly string[], copied = names) => {
  const site = join(folder, 'dist');
  await rm(site, { recursive: true, force: true });
  await mkdir(join(site, 'assets'), { recursive: true });
  for (const name of names) await writeFile(join(site, 'assets', name), name);
  const files = copied.map((name) => ({ path: `assets/${name}`, hash: name, length: 1, bytes: 1 }));
  const index = `offline-index-${day}.json`;
  await writeFile(join(site, 'assets', index), JSON.stringify({ version: 2, files, archives: [] }));
  await writeFile(join(site, 'sw.js'), `[{"revision":"${day}","url":"assets/${index}"}]`);
  await keepEarlierReleases(site, store, day * DAY, (line) => warnings.push(line));
  return {
    served: scriptsIn(await readdir(join(site, 'assets'))),
    earlier: scriptsIn(await earlierFiles(site)),
  };
};

test('a file is served for 30 days after it was replaced, even if it is much older', async () => {
  await release(0, ['a.js', 'both.js']);
  expect(await release(100, ['b.js', 'both.js'])).toEqual({
    served: ['a.js', 'b.js', 'both.js'],
    earlier: ['assets/a.js'],
  });
  expect((await release(129, ['c.js'])).served).toEqual(['a.js', 'b.js', 'both.js', 'c.js']);
  expect((await release(131, ['c.js'])).served).toEqual(['b.js', 'both.js', 'c.js']);
});

test('after a rollback the files of the restored release are current, and those of the other release expire', async () => {
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

test('a second run after the same build changes nothing', async () => {
  await release(0, ['a.js']);
  const once = await release(1, ['b.js']);
  await keepEarlierReleases(join(folder, 'dist'), store, 2 * DAY);
  expect(scriptsIn(await earlierFiles(join(folder, 'dist')))).toEqual(once.earlier);
  expect((await release(32, ['b.js'])).earlier).toEqual([]);
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

test('an offline copy that would include an earlier file stops the build', async () => {
  await release(0, ['a.js']);
  await expect(release(1, ['b.js'], ['a.js', 'b.js'])).rejects.toThrow('a.js');
});

describe('if the store is damaged', () => {
  const LIST = '.earlier-releases.json';
  const onlyItsOwn = { served: ['c.js'], earlier: [] };

  beforeEach(async () => {
    await release(0, ['a.js']);
    await release(1, ['b.js']);
    expect(warnings).toEqual([]);
  });

  const warnsOnce = (reason: string) => {
    expect(warnings).toEqual([expect.stringContaining(reason)]);
    expect(warnings[0]).toMatch(/^\S+store: [^\n]+$/);
  };

  test('a changed or missing file is not served', async () => {
    await writeFile(join(store, 'a.js'), 'another script');
    await rm(join(store, 'b.js'));
    expect(await release(2, ['c.js'])).toEqual(onlyItsOwn);
    warnsOnce('2 of its files are damaged or missing, such as a.js');
    warnings = [];
    expect((await release(3, ['d.js'])).served).toEqual(['c.js', 'd.js']);
    expect(warnings).toEqual([]);
  });

  test('a truncated list causes one warning, and no earlier files are served', async () => {
    const list = await readFile(join(store, LIST), 'utf8');
    await writeFile(join(store, LIST), list.slice(0, list.length / 2));
    expect(await release(2, ['c.js'])).toEqual(onlyItsOwn);
    warnsOnce('the list of its files cannot be used');
    expect((await release(3, ['d.js'])).served).toEqual(['c.js', 'd.js']);
  });

  test.each([
    ['of another program', '{"a.js":1}'],
    [
      'with a path in a name',
      '{"format":"releases-1","files":{"../a.js":{"hash":"","replacedAt":0}}}',
    ],
  ])('a list %s causes one warning, and no earlier files are served', async (_, list) => {
    await writeFile(join(store, LIST), list);
    expect(await release(2, ['c.js'])).toEqual(onlyItsOwn);
    warnsOnce('the list of its files cannot be used');
  });

  test('a file without an entry in the list is not served', async () => {
    await writeFile(join(store, 'foreign.js'), '');
    expect((await release(2, ['c.js'])).served).toEqual(['a.js', 'b.js', 'c.js']);
    expect(await readdir(store)).not.toContain('foreign.js');
  });

  test('a file instead of the folder causes one warning', async () => {
    await rm(store, { recursive: true });
    await writeFile(store, 'a file');
    expect(await release(2, ['c.js'])).toEqual(onlyItsOwn);
    warnsOnce('ENOTDIR');
  });
});
