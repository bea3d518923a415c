import { createHash } from 'node:crypto';
import { defaultTreeAdapter, serializeOuter } from 'parse5';
import { attribute, type Element, elementsOf, textOf } from './html-elements.ts';
import { brotli } from './precompress.ts';

const BODY_END = '</body>';
const PAGE_HEAD = '<!--page-head-->';
const FONT_FILE = /[^"(]*\.woff2/g;

/** Returns the parts that all pages share. @throws Error if the built index.html lacks a part */
export const templateFrom = (html: string) => {
  const elements = elementsOf(html);
  const find = (part: string, isIt: (element: Element) => boolean): Element => {
    const found = elements.find(isIt);
    if (!found) throw new Error(`index.html has no ${part}`);
    return found;
  };
  const tag = (name: string) => find(`<${name}>`, ({ tagName }) => tagName === name);
  const script = (name: string) =>
    find(`script ${name}`, (each) => attribute(each, name) !== undefined);
  const first = script('data-first');
  const start = script('data-start');
  const fonts = tag('style');
  const sheet = find('style sheet', (each) => attribute(each, 'rel') === 'stylesheet');
  // `pageDocument` writes these elements for each page.
  const isOwn = (each: Element): boolean =>
    [first, start, fonts, sheet].includes(each) ||
    attribute(each, 'type') === 'module' ||
    attribute(each, 'rel') === 'modulepreload';
  const [before, after] = tag('head')
    .childNodes.map((node) => {
      const isShared = defaultTreeAdapter.isElementNode(node)
        ? !isOwn(node)
        : defaultTreeAdapter.isCommentNode(node) && node.data === 'page-head';
      return isShared ? serializeOuter(node) : '';
    })
    .join('')
    .split(PAGE_HEAD);
  if (before === undefined || after === undefined)
    throw new Error(`index.html has no ${PAGE_HEAD}`);
  return {
    // The shared tags in <head>, before and after the tags of each page.
    before,
    after,
    lang: attribute(tag('html'), 'lang') ?? '',
    body: serializeOuter(tag('body')).replace(/>\s+</g, '><'),
    first: textOf(first),
    start: textOf(start),
    fonts: textOf(fonts),
    /** The URL of the style sheet that every page loads. */
    sheet: attribute(sheet, 'href') ?? '',
  };
};

type Template = ReturnType<typeof templateFrom>;

const linked = (styles: readonly string[]): string =>
  styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');

const firstScript = ({ first, fonts }: Template, headlineFont?: string): string => {
  const files = fonts.match(FONT_FILE);
  if (!files) throw new Error('index.html has no fonts');
  const headline = headlineFont ? ` data-headline="${headlineFont}"` : '';
  return `<script data-first data-fonts="${files.join(' ')}"${headline}>${first}</script>`;
};

interface PageStart {
  /** The URLs of the page's scripts. The first script starts the page. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** The inlined style for the first paint; the sheets load afterwards. */
  readonly firstStyle?: string;
  /** The URL of the style sheet that declares the fonts, for a page that must not inline it. */
  readonly fontSheet?: string;
  /** The font file for the page's headline, in base64. */
  readonly headlineFont?: string;
}

/** A document to which `fill` adds a page's head and body. */
export const pageDocument = (
  template: Template,
  { modules, styles, firstStyle, fontSheet, headlineFont }: PageStart,
): string =>
  [
    `<!doctype html><html lang="${template.lang}"><head>`,
    ...[template.before, PAGE_HEAD, template.after, firstScript(template, headlineFont)],
    fontSheet === undefined ? `<style>${template.fonts}</style>` : linked([fontSheet]),
    ...(firstStyle === undefined
      ? [linked(styles), '<script data-start']
      : [
          `<style>${firstStyle}</style><noscript>${linked(styles)}</noscript>`,
          `<script data-start data-styles="${styles.join(' ')}"`,
        ]),
    ` data-entry="${modules[0]}">${template.start}</script>`,
    `</head>${template.body.slice(0, -BODY_END.length)}`,
    // The scripts are last: requested earlier, they delay the first picture and the largest text.
    ...modules.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    `${BODY_END}</html>`,
  ].join('');

/**
 * A document that is never hydrated, for the response to a posted form. It omits the script that
 * reloads a broken page, because a reload would post the form again.
 */
export const staticDocument = (template: Template): string =>
  [
    `<!doctype html><html data-static lang="${template.lang}"><head>`,
    ...[template.before, PAGE_HEAD, template.after, firstScript(template)],
    `<style>${template.fonts}</style>${linked([template.sheet])}</head>${template.body}</html>`,
  ].join('');

export const fontSheetOf = ({ fonts }: Template) => {
  const hash = createHash('sha256').update(fonts).digest('base64url').slice(0, 8);
  return { url: `/assets/fonts-${hash}.css`, text: fonts };
};

const hashOf = (element: Element): string =>
  `sha256-${createHash('sha256').update(textOf(element)).digest('base64')}`;

/** The hashes of inline scripts and styles in `html`, for the Content Security Policy. */
export const inlineHashes = (html: string) => {
  const elements = elementsOf(html);
  const isCode = (each: Element) =>
    attribute(each, 'src') === undefined && !attribute(each, 'type');
  return {
    script: elements.filter((each) => each.tagName === 'script' && isCode(each)).map(hashOf),
    style: elements.filter(({ tagName }) => tagName === 'style').map(hashOf),
  };
};

/** The bytes that a server can send before the first acknowledgement: about ten TCP segments. */
export const FIRST_FLIGHT = 14 * 1024;

/** The beginning of a page, which a phone shows first: up to the next section or heading. */
export const firstScreenOf = (html: string): string => {
  const main = html.indexOf('<main');
  const rest = html.slice(main).search(/<\/section>|<h[23][ >]/);
  return rest < 0 ? html : html.slice(0, main + rest);
};

/** The size of `html` in bytes, compressed with Brotli. */
export const sentBytes = async (html: string, quality = 11): Promise<number> =>
  (await brotli(Buffer.from(html), quality)).length;

/** Whether the first packets of `html` contain the whole first screen. */
export const fitsFirstFlight = async (html: string): Promise<boolean> => {
  const screen = firstScreenOf(html);
  // The highest quality takes sixty times as long, so it is used only if quality 5 is not enough.
  return (await sentBytes(screen, 5)) <= FIRST_FLIGHT || (await sentBytes(screen)) <= FIRST_FLIGHT;
};
