import { site } from '../src/content/site.ts';
import { type CanonicalPage, canonicalPages } from '../src/prerender/pages.ts';
import { shareCard } from '../src/urls/page-files.ts';
import { drawMark } from './brand.ts';
import { lettering, type Weight } from './lettering.ts';
import { rect } from './outline.ts';
import * as c from './palette.ts';
import { drawn } from './pictures.ts';
import { Pen, Sheet } from './sheet.ts';
import { companyCards } from './wall-cards.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** Where a picture begins at the earliest, and how wide the words left of it may be. */
const EDGE = 520;
const ROOM = EDGE - MARGIN - 24;

const light: readonly string[] = [c.sky, c.marigold, c.sand, c.blush, c.mint];

const widthOf = (words: string, size: number, weight: Weight) => {
  const { width, unitsPerEm } = lettering(words, weight);
  return (width / unitsPerEm) * size;
};

function wrap(words: string, size: number, weight: Weight, room = ROOM): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size, weight) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As many lines as it takes, of one length as far as that goes. */
function balance(words: string, size: number, weight: Weight): string[] {
  let lines = wrap(words, size, weight);
  for (let room = ROOM - 20; room > 0; room -= 20) {
    const narrower = wrap(words, size, weight, room);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** The largest size at which the words take three lines at most, none of them too long. */
function setLarge(words: string): { size: number; lines: string[] } {
  for (let size = 84; size > 32; size -= 4) {
    const lines = wrap(words, size, 800);
    if (lines.length <= 3 && lines.every((line) => widthOf(line, size, 800) <= ROOM)) {
      return { size, lines };
    }
  }
  throw new Error(`No room on a share card for '${words}'`);
}

function writeOn(sheet: Sheet, name: string, line: string, ground: string): void {
  const isLight = light.includes(ground);
  const [text, upper, lower] = isLight ? [c.ink, c.indigo, c.clay] : [c.paper, c.marigold, c.sky];
  drawMark(new Pen(sheet, MARGIN, MARGIN, 12), text, upper, ground === c.clay ? c.ink : lower);
  const own = Math.min(30, (30 * (ROOM - 64)) / widthOf(site.name, 30, 700));
  sheet.text(MARGIN + 64, MARGIN + 35, own, text, site.name, { weight: 700 });

  const { size, lines } = setLarge(name);
  const below = line ? balance(line, 28, 500) : [];
  const bottom = HEIGHT - MARGIN - below.length * 38 - (below.length > 0 ? 16 : 0);
  lines.forEach((each, i) => {
    const y = bottom - (lines.length - 1 - i) * size * 1.04;
    sheet.text(MARGIN - 2, y, size, text, each, { weight: 800, spacing: -size / 50 });
  });
  below.forEach((each, i) => {
    const y = HEIGHT - MARGIN - (below.length - 1 - i) * 38;
    sheet.text(MARGIN, y, 28, text, each, { weight: 500 });
  });
}

const ROOT = /^<svg [^>]*viewBox="([^"]+)"([^>]*)>(.*)<\/svg>\s*$/s;

/**
 * A card's picture is on the right, its words are on the left. A picture that fits itself into boxes
 * is whole there, and its ground goes on under the words; any other is cropped to a square.
 */
function card({ name, line = '', image }: CanonicalPage): string {
  const [, view = '', fit = '', picture = ''] = ROOT.exec(drawn(image)) ?? [];
  const framed = fit.includes('meet');
  const [x = 0, y = 0, w = 0, h = 0] = view.split(' ').map(Number);
  const ground = (fit && /<path fill="(#\w+)"/.exec(picture)?.[1]) || c.ink;
  const side = framed ? WIDTH - EDGE : HEIGHT;
  const scale = framed ? Math.min(side / w, HEIGHT / h) : Math.max(side / w, HEIGHT / h);
  // Framed: to the right and the bottom. Cropped: its middle.
  const left = framed ? x + w - WIDTH / scale : x + w / 2 - (WIDTH - side / 2) / scale;
  const top = framed ? y + h - HEIGHT / scale : y + (h - HEIGHT / scale) / 2;

  const words = new Sheet(WIDTH, HEIGHT);
  if (!framed) words.fill(ground, rect(0, 0, WIDTH - side, HEIGHT));
  writeOn(words, name, line, ground);
  const [, , , written = ''] = ROOT.exec(words.svg()) ?? [];
  const own = written.replace(/(id="|#)(?=g[0-9a-z]+")/g, '$1words-');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${left} ${top} ${WIDTH / scale} ${HEIGHT / scale}">${picture}<g transform="translate(${left} ${top}) scale(${1 / scale})">${own}</g></svg>`;
}

/** Every share card, by its file's name below `public/`. */
export const shareCards = (): Map<string, string> =>
  new Map([
    ...companyCards(),
    ...canonicalPages
      .filter(({ path }) => path !== '/')
      .map((page): [string, string] => [shareCard(page.path).slice(1), card(page)]),
  ]);
