import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { site } from '../src/content/site.ts';
import { firstPictureOf, withPicture } from '../src/prerender/document.ts';
import { contentDates } from './content-dates.ts';
import { RELEASES } from './earlier-releases.ts';
import { displayFont, headlinesIn } from './headline-font.ts';
import { attribute, elementsOf } from './html-elements.ts';
import { fitsFirstFlight, inlineHashes } from './page-document.ts';

// Tests `dist/`, which the test set-up builds.

const OUT = 'dist';
const DAY_MS = 86_400_000;
const list = '.earlier-releases.json';
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(OUT, file));
const pages = files.filter((file) => file.endsWith('.html'));
const fontIn = (file: Buffer): Font => {
  // fontkit reads a header even of an empty glyph at the end of the file.
  const font = create(Buffer.concat([file, Buffer.alloc(16)]));
  if (!('unitsPerEm' in font)) throw new Error('Expected a file with one font');
  return font;
};
const mayHoldToken = (page: string) => page.startsWith('newsletter/');
const formPages = (): readonly string[] => {
  const { forms, refusal } = JSON.parse(read('form-pages.json').toString());
  return [refusal, ...Object.values<{ page: string }>(forms).map(({ page }) => page)];
};

test('every large text file has smaller compressed copies with the same content', () => {
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

test('a build stores every script, for pages that are still open after the next release', () => {
  const scripts = readdirSync(join(OUT, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(30);
  const { files: listed } = JSON.parse(read(list).toString());
  for (const name of scripts) {
    const stored = readFileSync(join(RELEASES, name));
    expect(stored.equals(read(join('assets', name))), name).toBe(true);
    expect(listed[name], name).toHaveProperty('replacedAt');
  }
  expect(readFileSync(join(RELEASES, list)).equals(read(list))).toBe(true);
});

test("security.txt contains the company's contact, and expires a year after the build", () => {
  const text = read('.well-known/security.txt').toString();
  expect(text).toContain(`Contact: mailto:${site.email}`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const builtAt = statSync(join(OUT, '.well-known/security.txt')).mtimeMs;
  expect((Date.parse(expires) - builtAt) / DAY_MS).toBeCloseTo(364.5, 0);
});

test('the Content Security Policy allows each inline script and style by its hash', () => {
  const allowed = JSON.parse(read('csp-hashes.json').toString());
  expect(pages.length).toBeGreaterThan(40);
  for (const html of [...pages.map((page) => read(page).toString()), ...formPages()]) {
    const { script, style } = inlineHashes(html);
    expect(allowed.script).toEqual(expect.arrayContaining(script));
    expect(allowed.style).toEqual(expect.arrayContaining(style));
  }
});

test('pages whose URL may contain a token do not inline their styles, because the font requests of an inline style would send the URL as the referrer', () => {
  for (const page of pages.filter(mayHoldToken)) {
    const html = read(page).toString();
    expect(html, page).not.toContain('<style>');
    const linked = html.match(/(?<=href="\/)assets\/[^"]*\.css/g) ?? [];
    const styles = linked.map((file) => read(file).toString()).join('');
    expect(styles, page).toContain('@font-face');
    expect(styles, page).toContain('.top-bar');
  }
  expect(files).toContain('newsletter/confirm.html');
});

test('the pages shown after a form is posted contain no script except the one that applies the theme', () => {
  expect(formPages().length).toBeGreaterThan(1);
  for (const page of formPages()) {
    expect(page).toContain('<html data-static');
    const [, ...scripts] = page.split('<script');
    expect(scripts).toEqual([expect.stringContaining('dataset.theme')]);
  }
});

test('a page loads the same style sheets with and without JavaScript', () => {
  for (const page of pages) {
    if (mayHoldToken(page)) continue;
    const elements = elementsOf(read(page).toString());
    const linked = elements.filter((each) => attribute(each, 'rel') === 'stylesheet');
    const start = elements.find((each) => attribute(each, 'data-start') !== undefined);
    const loaded = start && attribute(start, 'data-styles');
    expect(linked.map((each) => attribute(each, 'href')).join(' '), page).toBe(loaded);
    expect(loaded, page).toMatch(/^\/assets\/[\w-]+\.css/);
  }
});

test("a page inlines its first picture if the first packets (14 KB) contain the picture and the page's headline", async () => {
  const isInline = (page: string) =>
    /<img src="data:image\/svg\+xml,[^"]*"[^>]* loading="eager"/.test(read(page).toString());
  expect(pages.filter(isInline).length).toBeGreaterThan(50);
  for (const page of pages) {
    const html = read(page).toString();
    const picture = firstPictureOf(html);
    if (!picture || mayHoldToken(page) || isInline(page)) continue;
    const whole = withPicture(html, picture, read(picture).toString());
    expect(await fitsFirstFlight(whole), page).toBe(false);
  }
});

test("a page's own font sets its headline like the whole font", () => {
  const whole = fontIn(displayFont);
  const pagesWithFont = pages.filter((page) => {
    const elements = elementsOf(read(page).toString());
    const first = elements.find((each) => attribute(each, 'data-first') !== undefined);
    const headline = first && attribute(first, 'data-headline');
    if (!headline) return false;
    const own = fontIn(Buffer.from(headline, 'base64'));
    for (const text of headlinesIn(elements)) {
      const hasLetter = (letter: string) => whole.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      const letters = [...text].filter(hasLetter).join('');
      const { glyphs, advanceWidth } = own.layout(letters);
      expect(
        glyphs.every(({ id }) => id > 0),
        `${page}: ${text}`,
      ).toBe(true);
      expect(advanceWidth, `${page}: ${text}`).toBe(whole.layout(letters).advanceWidth);
    }
    return true;
  });
  const listed = pages.filter((page) => !read(page).includes('content="noindex"'));
  expect(pagesWithFont).toEqual(listed);
});

test('the URL of an inlined picture contains only characters that are valid in a URL', () => {
  for (const page of pages) {
    const [, url = ''] = /<img src="(data:[^"]*)/.exec(read(page).toString()) ?? [];
    expect(url, page).not.toMatch(/[\s<>{}[\]|\\^`]/);
  }
});

test('the inlined first style covers the openings that the server adds to a page', () => {
  const templates = JSON.parse(read('.render/templates.json').toString());
  // Matches the grid columns of an opening's facts.
  for (const page of ['careers.html', 'training.html']) {
    expect(/fit-content\(\d+%\) minmax\(0,1fr\)/.test(templates[page].html), page).toBe(true);
  }
});

test("the sitemap contains the day of each service's last commit before the build", () => {
  const builtOn = statSync(join(OUT, 'sitemap.xml')).mtime.toISOString();
  const entries = read('sitemap.xml').toString().split('<url>');
  for (const [file, day] of contentDates('.')) {
    // A commit may be newer than the build: `npm test` does not rebuild unchanged content.
    if (!file.startsWith('services/') || day >= builtOn.slice(0, day.length)) continue;
    const entry = entries.find((each) => each.includes(`/${file.replace('.ts', '')}</loc>`));
    expect(entry, file).toContain(`<lastmod>${day}</lastmod>`);
  }
});
