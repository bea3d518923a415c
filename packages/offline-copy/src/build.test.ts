import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineCopyOf, writeOfflineCopy } from './build.ts';
import { contentHash } from './content-hash.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-offline-copy-'));
});
afterEach(() => rm(site, { recursive: true }));

const page = (words: string) =>
  `<html><script src="/assets/every-1.js"></script><p>${words.repeat(50)}</p></html>`;
const first = {
  '404.html': page('Not found. '),
  'index.html': page('Welcome. '),
  'about.html': page('Who we are. '),
  'assets/every-1.js': 'every(1)',
  'assets/style-1.css': 'p {}',
  'assets/about-1.js': 'about(1)',
  'assets/text-1.woff2': 'a font',
  'assets/icons-1.svg': '<svg/>',
  'images/hero.svg': '<svg>hero</svg>',
  'search-index.json': '{}',
};

const archiveOf = (path: string) => {
  if (path.endsWith('.woff2')) return undefined;
  if (path.startsWith('images/')) return 'pictures';
  return path.startsWith('assets/') ? 'code' : 'pages';
};

const write = async (files: Readonly<Record<string, string>>) => {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), content);
  }
  const options = { site, headersFrom: '404.html', archiveOf };
  const listed = await writeOfflineCopy(Object.keys(files), options);
  const entries = listed.map(({ revision, url }) => ({ revision, url }));
  await writeFile(join(site, 'sw.js'), JSON.stringify(entries));
  const index = await offlineCopyOf(site);
  for (const { path, length } of index.files) expect(length, path).toBe(files[path]?.length);
  const contents = await Promise.all(
    index.archives.map(async ({ path, bytes, holds }) => {
      const small = await readFile(join(site, `${path}.br`));
      expect(small).toHaveLength(bytes);
      const names = holds.map((at) => index.files[at]?.path ?? '');
      const whole = names.map((name) => files[name]).join('');
      expect(brotliDecompressSync(small).toString()).toBe(whole);
      return [path, names] as const;
    }),
  );
  return { listed, index, contents };
};

describe('writeOfflineCopy', () => {
  it('puts pages, code and pictures into separate archives', async () => {
    const { contents } = await write(first);
    expect(contents).toEqual([
      [
        expect.stringMatching(/^assets\/offline-pages-\w{8}\.bin$/),
        ['about.html', 'index.html', 'search-index.json'],
      ],
      [
        expect.stringMatching(/^assets\/offline-code-\w{8}\.bin$/),
        ['assets/about-1.js', 'assets/icons-1.svg', 'assets/style-1.css'],
      ],
      [expect.stringMatching(/^assets\/offline-pictures-\w{8}\.bin$/), ['images/hero.svg']],
    ]);
  });

  it('returns the index and the `headersFrom` page, and archives neither that page nor files that every page loads', async () => {
    const { index, listed } = await write(first);
    const indexFile = expect.stringContaining('offline-index-');
    expect(listed.map(({ url }) => url)).toEqual([indexFile, '404.html']);
    expect(index.files.map(({ path }) => path)).toEqual(Object.keys(first).sort());
    const inArchives = new Set(index.archives.flatMap(({ holds }) => holds));
    const alone = index.files.filter((_, at) => !inArchives.has(at)).map(({ path }) => path);
    expect(alone).toEqual(['404.html', 'assets/every-1.js', 'assets/text-1.woff2']);
  });

  it('names archives after their content, so that an unchanged archive keeps its name', async () => {
    const { index: before } = await write(first);
    const { index: after } = await write({ ...first, 'about.html': page('We are more. ') });
    const named = (index: typeof before, what: string) =>
      index.archives.find(({ path }) => path.includes(what))?.path;
    expect(named(after, 'pages')).not.toBe(named(before, 'pages'));
    expect(named(after, 'code')).toBe(named(before, 'code'));
    expect(named(after, 'pictures')).toBe(named(before, 'pictures'));
  });

  it.each(['images/two words.svg', 'images/é.svg', 'images/a+b.svg', '.hidden.html'])(
    'rejects the file name %j',
    async (path) => {
      await expect(write({ ...first, [path]: 'x' })).rejects.toThrow(
        `${path}: a name in the offline copy may contain only`,
      );
    },
  );

  it('writes identical archives for the same files on a different day', async () => {
    const { index } = await write(first);
    vi.setSystemTime(Date.now() + 86_400_000);
    const { index: later } = await write(first).finally(() => vi.useRealTimers());
    expect(later).toEqual(index);
  });
});

it('contentHash returns the first 128 bits of a SHA-256 hash', async () => {
  const bytes = new TextEncoder().encode('abc');
  expect(await contentHash(bytes)).toBe('ungWv48Bz+pBQUDeXa4iIw==');
});
