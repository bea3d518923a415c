import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pages } from '../prerender/pages.ts';
import { searchDocuments } from '../prerender/search-documents.ts';
import { readIndex, writeIndex } from './index-file.ts';

const documents = searchDocuments();

describe('the search index', () => {
  it('is unchanged after being written and read', () => {
    expect(readIndex(writeIndex(documents))).toEqual(documents);
  });

  it('lists every page in the sitemap once, and only existing pages', () => {
    const places = documents.filter(({ hash }) => !hash).map(({ to }) => to);
    expect(new Set(places).size).toBe(places.length);
    const listed = pages.filter(({ canonical }) => canonical).map(({ path }) => path);
    expect(listed.filter((path) => !places.includes(path))).toEqual([]);
    const known = pages.map(({ path }) => path);
    expect(documents.filter(({ to }) => !known.includes(to))).toEqual([]);
  });

  it('compresses to less than 40 KB', () => {
    expect(brotliCompressSync(writeIndex(documents)).length).toBeLessThan(40 * 1024);
  });
});

it.each([
  ['an empty file', ''],
  ["a captive portal's page", '<!doctype html><title>Sign in</title>'],
  ['a truncated file', writeIndex(documents).slice(0, 5_000)],
  ['a later version', writeIndex(documents).replace('"version":1', '"version":2')],
  ['no documents', '{"version":1,"documents":[]}'],
])('readIndex returns null for %s', (_, file) => {
  expect(readIndex(file)).toBeNull();
});
