import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outlinesOf, type Weight, widthOf } from '../../build/lettering.ts';
import { site } from '../../src/content/site.ts';
import { type CanonicalPage, canonicalPages } from '../../src/prerender/pages.ts';
import { shareCard } from '../../src/urls/page-files.ts';
import { luminance } from './luminance.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The minimum x of a page's picture, and the maximum width of the text left of the picture. */
const EDGE = 520;
const WORDS = EDGE - MARGIN - 24;

const INK = '#15122b';
const PAPER = '#fbf8f3';
const INDIGO = '#4338ca';
const MARIGOLD = '#f2a413';
const CLAY = '#c8502b';
const SKY = '#8cc9e8';

const inksOn = (ground: string) =>
  luminance(ground) > 0.4
    ? { text: INK, upper: INDIGO, lower: CLAY }
    : { text: PAPER, upper: MARIGOLD, lower: ground === CLAY ? INK : SKY };
type Inks = ReturnType<typeof inksOn>;

/** Draws the logo, seen from above: a jamb with two doors, one swinging open and one wide open. */
const logo = (x: number, y: number, unit: number, { text, upper, lower }: Inks): string =>
  `<g transform="translate(${x} ${y})scale(${unit})"><path fill="${text}" d="M0 0h1.6v4H0z"/><path fill="${upper}" d="M1.8 0h1.9a1.9 1.9 0 0 1-1.9 1.9z"/><path fill="${lower}" d="M1.8 4V2.1L3.7 4z"/></g>`;

interface Line {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** The space added after each letter, in em. */
  readonly spacing?: number;
}

const lettering = (words: string, { x, y, size, weight, colour, spacing }: Line): string =>
  `<path fill="${colour}" transform="translate(${x} ${y})scale(${size / 1000})" d="${outlinesOf(words, 1000, weight, spacing)}"/>`;

function wrap(words: string, size: number, weight: Weight, width = WORDS): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size, weight) <= width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/** Breaks text into as few lines as possible, of about equal length. */
function balance(words: string, size: number, weight: Weight): string[] {
  let lines = wrap(words, size, weight);
  for (let width = WORDS - 20; width > 0; width -= 20) {
    const narrower = wrap(words, size, weight, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Uses the largest size that fits on three lines. @throws Error if no size is small enough */
function setLarge(words: string): { size: number; lines: string[] } {
  for (let size = 84; size > 32; size -= 4) {
    const lines = wrap(words, size, 800);
    if (lines.length <= 3 && lines.every((line) => widthOf(line, size, 800) <= WORDS)) {
      return { size, lines };
    }
  }
  throw new Error(`A share card is too small for '${words}'`);
}

function pageWords(name: string, line: string, inks: Inks): string {
  const own = Math.min(30, (30 * (WORDS - 64)) / widthOf(site.name, 30, 700));
  const { size, lines } = setLarge(name);
  const below = line ? balance(line, 28, 500) : [];
  const bottom = HEIGHT - MARGIN - below.length * 38 - (below.length > 0 ? 16 : 0);
  const colour = inks.text;
  return [
    logo(MARGIN, MARGIN, 12, inks),
    lettering(site.name, { x: MARGIN + 64, y: MARGIN + 35, size: own, colour, weight: 700 }),
    ...lines.map((each, i) => {
      const y = bottom - (lines.length - 1 - i) * size * 1.04;
      return lettering(each, { x: MARGIN - 2, y, size, colour, weight: 800, spacing: -0.02 });
    }),
    ...below.map((each, i) => {
      const y = HEIGHT - MARGIN - (below.length - 1 - i) * 38;
      return lettering(each, { x: MARGIN, y, size: 28, colour, weight: 500 });
    }),
  ].join('');
}

const long = (colour: string) =>
  colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour;

const ROOT = /^<svg [^>]*viewBox="([^"]+)"([^>]*)>(.*)<\/svg>\s*$/s;

const parse = (file: string) => {
  const [, view = '', attributes = '', shapes = ''] = ROOT.exec(readFileSync(file, 'utf8')) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = view.split(' ').map(Number);
  // The first shape is the whole picture's ground only if this attribute is present.
  const hasGround = attributes.includes('preserveAspectRatio');
  const [, ground = INK] = (hasGround && /<path fill="(#\w+)"/.exec(shapes)) || [];
  const isWhole = attributes.includes('meet');
  return { x, y, width, height, shapes, ground: long(ground), isWhole };
};

const svg = (view: readonly number[], content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${view.join(' ')}">${content}</svg>`;

/**
 * Draws a page's card: text on the left, the page's drawing on the right. A drawing that is never
 * cropped is shown whole on its ground; any other drawing is cropped to a square.
 */
function pageCard({ name, line = '', image }: CanonicalPage): string {
  const picture = parse(`public/images/${image}.svg`);
  const { isWhole, ground } = picture;
  const side = isWhole ? WIDTH - EDGE : HEIGHT;
  const choose = isWhole ? Math.min : Math.max;
  const scale = choose(side / picture.width, HEIGHT / picture.height);
  // A whole drawing is placed at the bottom right; a cropped one is centred.
  const left = isWhole
    ? picture.x + picture.width - WIDTH / scale
    : picture.x + picture.width / 2 - (WIDTH - side / 2) / scale;
  const top = isWhole
    ? picture.y + picture.height - HEIGHT / scale
    : picture.y + (picture.height - HEIGHT / scale) / 2;
  const plane = isWhole ? '' : `<path fill="${ground}" d="M0 0h${WIDTH - side}v${HEIGHT}H0z"/>`;
  return svg(
    [left, top, WIDTH / scale, HEIGHT / scale],
    `${picture.shapes}<g transform="translate(${left} ${top}) scale(${1 / scale})">${plane}${pageWords(name, line, inksOn(ground))}</g>`,
  );
}

/** Returns the largest size up to `largest` at which every line is at most `width` wide. */
const fitting = (lines: readonly string[], largest: number, width: number, weight: Weight) =>
  Math.min(largest, Math.floor(width / Math.max(...lines.map((line) => widthOf(line, 1, weight)))));

/** Draws the company's card: its name and tagline on a drawing from `covers/`, 1200 by 630 px. */
function coverCard(cover: string): string {
  const { shapes } = parse(join(import.meta.dirname, `covers/${cover}.svg`));
  const name = [site.shortName, site.name.slice(site.shortName.length).trim()];
  const size = fitting(name, 84, 690, 800);
  const below = fitting([site.tagline], 28, 490, 500);
  return svg(
    [0, 0, WIDTH, HEIGHT],
    [
      shapes,
      logo(MARGIN, MARGIN, 26, inksOn(INK)),
      ...name.map((each, i) =>
        lettering(each, {
          x: 70,
          y: 296 + i * 80,
          size,
          colour: PAPER,
          weight: 800,
          spacing: -2 / size,
        }),
      ),
      lettering(site.tagline, { x: MARGIN, y: 552, size: below, colour: PAPER, weight: 500 }),
    ].join(''),
  );
}

/** Returns a card's hash. PNGs contain this hash, so that a test can detect outdated PNGs. */
export const sourceOf = (svg: string): string => createHash('sha256').update(svg).digest('hex');

/** Draws every share card as SVG, by its file name below `public/`. */
export const shareCards = (): Map<string, string> =>
  new Map([
    ...['index', 'default'].map((name) => [`social/${name}.png`, coverCard(name)] as const),
    ...canonicalPages
      .filter(({ path }) => path !== '/')
      .map((page) => [shareCard(page.path).slice(1), pageCard(page)] as const),
  ]);
