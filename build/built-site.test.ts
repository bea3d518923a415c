import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { site } from '../src/content/site.ts';
import { RELEASES } from './earlier-releases.ts';
import { FIRST_FLIGHT, fitsFirstFlight, inlineHashes, sentBytes } from './page-document.ts';

// Tests the result of `npm run build`, which the set-up of the tests runs.

const OUT = 'dist';
const list = '.earlier-releases.json';
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(OUT, file));

test('every text file has smaller compressed copies with the same content', () => {
  const names = new Set(files);
  const texts = files.filter((file) => /\.(?:html|js|css|svg|json|xml|md)$/.test(file));
  expect(texts.length).toBeGreaterThan(200);
  const large = texts.filter((file) => !file.startsWith('.') && read(file).length > 1000);
  for (const [ending, decompress] of [
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const) {
    expect(large.filter((file) => !names.has(`${file}.${ending}`))).toEqual([]);
    for (const copy of files.filter((file) => file.endsWith(`.${ending}`))) {
      const plain = read(copy.slice(0, -(ending.length + 1)));
      expect(decompress(read(copy)).equals(plain), copy).toBe(true);
      expect(statSync(join(OUT, copy)).size, copy).toBeLessThan(plain.length);
    }
  }
});

test('the quick check whether a page fits into the first flight has the same result as a full check', async () => {
  const pages = files.filter((file) => /^[^/]+\.html$/.test(file));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const html = read(page).toString();
    expect(await fitsFirstFlight(html), page).toBe((await sentBytes(html)) <= FIRST_FLIGHT);
  }
});

test('every script is stored for pages that stay open during the next release', () => {
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

test("security.txt contains the company's contact and a future date", () => {
  const text = read('.well-known/security.txt').toString();
  expect(text).toContain(`Contact: mailto:${site.email}`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

test('the Content Security Policy allows each inline script and style by its hash', () => {
  const allowed = JSON.parse(read('csp-hashes.json').toString());
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    const { script, style } = inlineHashes(read(page).toString());
    expect(allowed.script, page).toEqual(expect.arrayContaining(script));
    expect(allowed.style, page).toEqual(expect.arrayContaining(style));
  }
});

test('pages with a token in the URL link their styles, because an inline style would leak the token as referrer', () => {
  for (const page of files.filter((file) => /^newsletter\/.*\.html$/.test(file))) {
    expect(read(page).toString(), page).not.toContain('<style>');
  }
  expect(files).toContain('newsletter/confirm.html');
});

test('the pages shown after a posted form have only scripts that apply the theme', () => {
  const scripts = read('form-pages.json').toString().split('<script').slice(1);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain('dataset.theme');
});

test('the home page has structured data for search engines', () => {
  expect(read('index.html').toString()).toContain('<script type="application/ld+json">');
});
