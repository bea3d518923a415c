/** Logos of partners and clients, none of which exist. */

import { rng } from '../src/wall/rng.ts';
import { motif } from './motifs.ts';
import {
  arch,
  circle,
  diamond,
  half,
  petal,
  polygon,
  quarter,
  quarterRing,
  rect,
} from './outline.ts';
import * as c from './palette.ts';
import { Pen, Sheet } from './sheet.ts';

type Emblem = (pen: Pen, a: string, b: string) => void;

/** On eight units by eight. */
const emblems: readonly Emblem[] = [
  (p, a, b) => {
    p.fill(a, quarter(0, 8, 8, 0));
    p.fill(b, quarter(0, 8, 4, 0));
  },
  (p, a, b) => {
    p.fill(a, petal(0, 0, 4, false));
    p.fill(a, petal(4, 4, 4, false));
    p.fill(b, petal(4, 0, 4, true));
    p.fill(b, petal(0, 4, 4, true));
  },
  (p, a, b) => {
    p.fill(a, polygon([0, 8], [4, 0], [8, 8]));
    p.fill(b, polygon([2, 8], [4, 4], [6, 8]));
  },
  (p, a, b) => {
    p.fill(a, half(4, 4, 4, 0));
    p.fill(b, half(4, 4.4, 4, 2));
  },
  (p, a, b) => {
    p.fill(a, diamond(4, 4, 4));
    p.fill(b, diamond(4, 4, 2));
  },
  (p, a, b) => {
    p.fill(a, quarterRing(0, 8, 8, 6, 0));
    p.fill(b, quarterRing(0, 8, 5, 3, 0));
    p.fill(a, quarter(0, 8, 2, 0));
  },
  (p, a, b) => {
    p.fill(a, polygon([0, 0], [4, 4], [0, 8]));
    p.fill(a, polygon([8, 0], [8, 8], [4, 4]));
    p.fill(b, circle(4, 1.4, 1.4));
    p.fill(b, circle(4, 6.6, 1.4));
  },
  (p, a, b) => {
    p.fill(a, arch(0, 0, 8, 8));
    p.fill(b, arch(2.5, 2.5, 3, 5.5));
  },
  (p, a, b) => {
    p.fill(a, rect(0, 0, 3.6, 3.6));
    p.fill(b, circle(6.2, 1.8, 1.8));
    p.fill(b, quarter(0, 4.4, 3.6, 1));
    p.fill(a, polygon([4.4, 8], [8, 4.4], [8, 8]));
  },
];

const titleCase = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.replace(/^./, (first) => first.toUpperCase()))
    .join(' ');

const partnerColours: readonly (readonly [string, string])[] = [
  [c.indigo, c.marigold],
  [c.clay, c.ink],
  [c.leaf, c.marigold],
  [c.ink, c.clay],
  [c.indigo, c.sky],
];

/** The site's own dark tokens (src/styles.css). */
const inTheDark = {
  [c.ink]: '#f4f1fa',
  [c.indigo]: c.lilac,
  [c.leaf]: '#4fc08d',
  [c.clay]: '#e5794f',
};

export function partner(slug: string): string {
  const sheet = new Sheet(320, 96).inTheDark(inTheDark);
  const random = rng(`partners/${slug}`);
  const [a, b] = random.pick(partnerColours);
  random.pick(emblems)(new Pen(sheet, 0, 8, 10), a, b);
  const [first = '', ...rest] = titleCase(slug).split(' ');
  sheet.text(100, rest.length ? 50 : 61, 37, c.ink, first, { weight: 800, spacing: -0.5 });
  if (rest.length)
    sheet.text(101, 83, 23, c.ink, rest.join(' ').toUpperCase(), { weight: 500, spacing: 3 });
  return sheet.svg();
}

export function client(slug: string): string {
  const sheet = new Sheet(160, 160);
  const random = rng(`clients/${slug}`);
  const [ground, figure, note] = random.pick([
    [c.indigo, c.paper, c.marigold],
    [c.clay, c.paper, c.ink],
    [c.leaf, c.paper, c.marigold],
    [c.ink, c.sky, c.marigold],
    [c.sky, c.ink, c.indigo],
    [c.marigold, c.ink, c.clay],
    [c.sand, c.indigo, c.clay],
    [c.blush, c.ink, c.clay],
  ] as const);
  sheet.ground(ground);
  const letters = slug
    .split('-')
    .filter((word) => !/^(for|of|and|the)$/.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const name = random.pick([
    'tents',
    'sails',
    'gems',
    'bows',
    'leaves',
    'waves',
    'checks',
  ] as const);
  motif(sheet, name, { x: 0, y: 128, w: 160, h: 32 }, 32, [ground, note, note]);
  random.pick(emblems)(new Pen(sheet, 124, 12, 3), note, figure);
  sheet.text(14, 106, 74, figure, letters, { weight: 800, spacing: -3 });
  return sheet.svg();
}
