import { site } from '../src/content/site.ts';
import { drawMark } from './brand.ts';
import { lettering, type Weight } from './lettering.ts';
import { type MotifName, motif } from './motifs.ts';
import * as c from './palette.ts';
import { Pen, Sheet } from './sheet.ts';

interface WallCard {
  readonly name: string;
  readonly line: string;
  readonly theme: c.Theme;
  /** Three by three tiles, row by row; the empty ones keep the words company. */
  readonly wall: readonly (readonly [MotifName, 1 | 2 | 3, number] | undefined)[];
}

const none = undefined;
const wallCards: readonly WallCard[] = [
  {
    name: 'index',
    line: site.tagline,
    theme: c.themes.indigo,
    wall: [
      none,
      ['quarters', 2, 1],
      ['fans', 1, 1],
      none,
      ['diamonds', 1, 1],
      ['sails', 2, 3],
      ['leaves', 2, 2],
      ['tents', 3, 3],
      ['waves', 1, 2],
    ],
  },
  {
    name: 'default',
    line: site.tagline,
    theme: c.themes.inkGold,
    wall: [
      none,
      ['waves', 2, 2],
      ['fans', 1, 1],
      none,
      ['leaves', 1, 2],
      ['bows', 2, 1],
      ['diamonds', 2, 1],
      ['sails', 1, 3],
      ['tents', 2, 3],
    ],
  },
];

/** The size, `largest` at most, at which no line is wider than `room`. */
function fitting(
  lines: readonly string[],
  { largest, room, weight }: { largest: number; room: number; weight: Weight },
): number {
  const ems = lines.map((line) => {
    const { width, unitsPerEm } = lettering(line, weight);
    return width / unitsPerEm;
  });
  return Math.min(largest, Math.floor(room / Math.max(...ems)));
}

function wallCard({ line, theme: t, wall }: WallCard): string {
  const sheet = new Sheet(1200, 630);
  sheet.ground(t.ground);
  const sets = {
    1: [t.main, t.ground, t.accent],
    2: [t.second, t.deep, t.main],
    3: [t.quiet, t.accent, t.accent],
  } as const;
  wall.forEach((cell, i) => {
    if (!cell) return;
    const [name, set, across] = cell;
    motif(
      sheet,
      name,
      { x: 570 + (i % 3) * 210, y: Math.floor(i / 3) * 210, w: 210, h: 210 },
      210 / across,
      sets[set],
    );
  });
  const light = t.ground === c.ink ? c.sky : c.paper;
  drawMark(new Pen(sheet, 72, 72, 26), c.paper, c.marigold, t.ground === c.clay ? c.ink : c.sky);
  const rest = site.name.slice(site.shortName.length).trim();
  // Left of the wall, which begins further right beside the name.
  const name = fitting([site.shortName, rest], { largest: 84, room: 690, weight: 800 });
  const below = fitting([line], { largest: 28, room: 490, weight: 500 });
  sheet.text(70, 296, name, c.paper, site.shortName, { weight: 800, spacing: -2 });
  sheet.text(70, 376, name, c.paper, rest, { weight: 800, spacing: -2 });
  sheet.text(72, 552, below, light, line, { weight: 500 });
  return sheet.svg();
}

/** The share cards that are about the company as such, by their files' names. */
export const companyCards = (): [string, string][] =>
  wallCards.map((each) => [`social/${each.name}.png`, wallCard(each)]);
