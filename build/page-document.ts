import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { brotli } from './compress.ts';

const INLINE_SCRIPT = /(<script(?! type| src)[^>]*>)([\s\S]*?)(<\/script>)/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SHEET = /<link rel="stylesheet"[^>]*href="([^"]*)">/;
const FONT_FILE = /[^"(]*\.woff2/g;
const ENTRY = /<script type="module"[^>]*><\/script>/g;

const hashOf = (code = ''): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** The hashes of inline scripts and styles in `html`, for the Content Security Policy. */
export const inlineHashes = (html: string) => ({
  script: [...html.matchAll(INLINE_SCRIPT)].map(([, , code]) => hashOf(code)),
  style: [...html.matchAll(STYLE)].map(([, code]) => hashOf(code)),
});

/** An attribute with the URLs of the fonts in the style of `html`, for a script to read. */
const fontsOf = (html: string): string => {
  const [style = ''] = html.match(STYLE) ?? [];
  const files = style.match(FONT_FILE);
  if (!files) throw new Error('index.html: no fonts');
  return `data-fonts="${files.join(' ')}"`;
};

/** `index.html` without comments and whitespace: the part that every page shares. */
export const minified = (html: string): string =>
  html
    .replace('<script data-first', `$& ${fontsOf(html)}`)
    .replace(/<!--(?!page-head)[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(
      INLINE_SCRIPT,
      (_, open: string, code: string, close: string) =>
        open + minifySync('inline.js', code, { module: false }).code + close,
    );

/**
 * A document that is never hydrated. Of the scripts it keeps only the one that applies the chosen
 * theme; the one that reloads a broken page would post its form again.
 */
export const withoutScript = (template: string): string => {
  const quiet = template
    .replace(/<script\b[^>]*>([\s\S]*?)<\/script>\s*/g, (script, code: string) =>
      code.includes('dataset.theme') ? script : '',
    )
    .replace('<html', '<html data-static');
  if (quiet.split('<script').length !== 2)
    throw new Error('index.html: which script is the theme?');
  return quiet;
};

/** The URL of the style sheet that every page loads. */
export const sheetOf = (template: string): string => {
  const [, url] = SHEET.exec(template) ?? [];
  if (!url) throw new Error('index.html: no style sheet');
  return url;
};

const linked = (styles: readonly string[]) =>
  styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');

/** A page that requests its files at once, in one step; the first of `modules` starts it. */
export const withFiles = (
  html: string,
  modules: readonly string[],
  styles: readonly string[],
): string => {
  // One tag for each file that the start needs.
  const tags = html.match(ENTRY) ?? [];
  const [entry] = modules;
  if (!entry || !tags.some((tag) => tag.includes(entry)))
    throw new Error('index.html: no module script starts the page');
  const preloads = modules
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`)
    .join('');
  return (
    html
      .replace(ENTRY, '')
      .replace(SHEET, linked(styles))
      // After the page's first picture, which would otherwise wait for a connection.
      .replace('</head>', () => `${preloads}</head>`)
      .replace('<script data-start', () => `<script data-start data-entry="${entry}"`)
  );
};

/** The inline style of `template` with the fonts, as a file. */
export const fontSheet = (template: string) => {
  const text = [...template.matchAll(STYLE)].map(([, code]) => code).join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `/assets/fonts-${hash}.css`, text };
};

/** `html`, before its first style is inserted, with the fonts in a separate file. */
export const withFontSheet = (html: string, url: string): string =>
  html.replace(STYLE, linked([url]));

/**
 * The same page with the style of its first paint inlined; the style sheets load after that paint.
 */
export const sentForm = (html: string, firstStyle: string, styles: readonly string[]): string =>
  html
    .replace(
      linked(styles),
      () => `<style>${firstStyle}</style><noscript>${linked(styles)}</noscript>`,
    )
    .replace('<script data-start', `<script data-start data-styles="${styles.join(' ')}"`);

/** The part of `html` that is painted. */
export const withoutData = (html: string): string =>
  html.replace(/<script type="application\/ld\+json">[^<]*<\/script>(?=<\/body>)/, '');

/** Bytes that a server may send before the first acknowledgement: ten segments, without headers. */
export const FIRST_FLIGHT = 14 * 1024;

/** The transferred bytes of `html`. */
export const sentBytes = async (html: string, quality = 11): Promise<number> =>
  (await brotli(Buffer.from(html), quality)).length;

/** How much the highest quality of Brotli saves at most, compared with quality 5. */
const MOST_SAVED = 0.15;

/** Whether `html` arrives before the first acknowledgement. */
export const fitsFirstFlight = async (html: string): Promise<boolean> => {
  const quick = await sentBytes(html, 5);
  // The highest quality takes sixty times as long: only pages near the limit need it.
  if (quick <= FIRST_FLIGHT) return true;
  return quick * (1 - MOST_SAVED) <= FIRST_FLIGHT && (await sentBytes(html)) <= FIRST_FLIGHT;
};
