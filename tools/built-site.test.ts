import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { site } from '../src/content/site.ts';
import { RELEASES } from './earlier-releases.ts';

// What `npm run build` has put into dist/, which the set-up of the tests runs.

const OUT = 'dist';
const list = '.earlier-releases.json';
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(OUT, file));

test('every text has compressed copies of the same content, smaller than itself', () => {
  const isThere = new Set(files);
  const texts = files.filter((file) => /\.(?:html|js|css|svg|json|xml|md)$/.test(file));
  expect(texts.length).toBeGreaterThan(200);
  const large = texts.filter((file) => !file.startsWith('.') && read(file).length > 1000);
  for (const [ending, decompress] of [
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const) {
    expect(large.filter((file) => !isThere.has(`${file}.${ending}`))).toEqual([]);
    for (const copy of files.filter((file) => file.endsWith(`.${ending}`))) {
      const plain = read(copy.slice(0, -(ending.length + 1)));
      expect(decompress(read(copy)).equals(plain), copy).toBe(true);
      expect(statSync(join(OUT, copy)).size, copy).toBeLessThan(plain.length);
    }
  }
});

test('every script is stored for the pages that stay open over the next release', () => {
  const scripts = readdirSync(join(OUT, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(30);
  const { files: listed } = JSON.parse(read(list).toString());
  for (const name of scripts) {
    const stored = readFileSync(join(RELEASES, name));
    expect(stored.equals(read(join('assets', name))), name).toBe(true);
    expect(listed[name], name).toMatchObject({ hash: expect.any(String) });
  }
  expect(readFileSync(join(RELEASES, list)).equals(read(list))).toBe(true);
});

test('security.txt names the contact of the company and a date to come', () => {
  const text = read('.well-known/security.txt').toString();
  expect(text).toContain(`Contact: mailto:${site.email}`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});
