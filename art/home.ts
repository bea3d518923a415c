/** The showpiece: the light behind the door, and the door's two painted leaves. */
import type { Composed } from './compositions.ts';
import { motif } from './motifs.ts';
import { arch, circle, diamond, polygon, quarter, rect } from './outline.ts';
import * as c from './palette.ts';
import { extentOfAll } from './probe.ts';
import { Sheet } from './sheet.ts';

const cx = 570;
const sill = 470;
/** The crown with its beads, the flight, and a hand's breadth beside them for each leaf. */
const core = { x0: 160, y0: 60, x1: 980, y1: 900 };
export const leaf = { width: 360, height: 900 } as const;
/** How far down a tall box may look. */
const floor = 1400;

function light(sheet: Sheet): void {
  const doors = [
    [330, c.indigo],
    [270, c.clay],
    [210, c.marigold],
    [150, c.butter],
  ] as const;
  for (const [r, colour] of doors) sheet.fill(colour, arch(cx - r, sill - r, 2 * r, floor));
  const rays = 14;
  for (let i = 0; i < rays; i += 1) {
    const at = (n: number, r: number) => {
      const angle = Math.PI * (1 - (i + n) / rays);
      return [cx + r * Math.cos(angle), sill - r * Math.sin(angle)] as const;
    };
    sheet.fill(c.marigold, polygon(at(0, 208), at(0.5, 270), at(1, 208)));
    sheet.fill(c.ink, polygon(at(0.1, 334), at(0.5, 290), at(0.9, 334)));
  }
  for (const x of [cx - 330, cx + 270]) {
    motif(sheet, 'gems', { x, y: sill, w: 60, h: 430 }, 60, [c.indigo, c.sky, c.sky]);
  }
  for (const x of [cx - 270, cx + 210]) {
    motif(sheet, 'tents', { x, y: sill, w: 60, h: 430 }, 60, [c.clay, c.marigold, c.marigold]);
  }
  sheet.fill(c.paper, arch(cx - 96, sill - 96, 192, 900));
  sheet.fill(c.clay, circle(cx, 640, 112));
  sheet.fill(c.marigold, circle(cx, 640, 70));
  // Beads of light outside the last frame.
  for (let i = 3; i <= 13; i += 1) {
    const angle = Math.PI * (1 - i / 16);
    sheet.fill(
      i % 2 ? c.marigold : c.sky,
      diamond(cx + 372 * Math.cos(angle), sill - 372 * Math.sin(angle), i % 2 ? 10 : 16),
    );
  }
}

/** Steps come out of the door toward the visitor. */
function steps(sheet: Sheet): void {
  const flight = [
    [640, 120, 40, c.indigo, c.paper, 'tents'],
    [705, 180, 40, c.ink, c.marigold, 'gems'],
    [770, 240, 40, c.clay, c.butter, 'bows'],
    [835, 330, 60, c.sky, c.indigo, 'tents'],
  ] as const;
  for (const [y, w, s, colour, note, name] of flight) {
    sheet.fill(colour, rect(cx - w, y, 2 * w, floor - y));
    motif(
      sheet,
      name,
      { x: cx - w, y: y + 65 - s, w: 2 * w, h: s },
      s,
      [colour, note, note],
      false,
    );
  }
  // Light on the steps and the floor: below the last step nothing ends before the box does.
  const beam = (top: number, bottom: number, colour: string) =>
    sheet.fill(
      colour,
      polygon([cx - top, 640], [cx + top, 640], [cx + bottom, floor], [cx - bottom, floor]),
    );
  beam(46, 150, c.marigold);
  beam(30, 98, c.butter);
}

function leftLeaf(sheet: Sheet): void {
  const w = leaf.width;
  sheet.fill(c.sky, rect(0, 0, w, 900));
  for (const [r, colour] of [
    [300, c.indigo],
    [220, c.paper],
    [130, c.clay],
  ] as const) {
    sheet.fill(colour, quarter(0, 300, r, 0));
  }
  motif(sheet, 'tents', { x: 0, y: 300, w, h: 60 }, 60, [c.ink, c.marigold, c.marigold]);
  motif(sheet, 'leaves', { x: 0, y: 360, w, h: 180 }, 180, [c.paper, c.indigo, c.clay]);
  motif(sheet, 'bows', { x: 0, y: 540, w, h: 60 }, 60, [c.clay, c.paper, c.paper]);
  motif(sheet, 'diamonds', { x: 0, y: 600, w, h: 180 }, 180, [c.indigo, c.sky, c.ink]);
  motif(sheet, 'sails', { x: 0, y: 780, w, h: 120 }, 60, [c.ink, c.sky, c.sky]);
  sheet.fill(c.ink, rect(w - 16, 0, 16, 900));
}

function rightLeaf(sheet: Sheet): void {
  const w = leaf.width;
  sheet.fill(c.ink, rect(0, 0, w, 900));
  for (const [r, colour] of [
    [300, c.marigold],
    [240, c.clay],
    [180, c.ink],
    [120, c.sky],
    [60, c.paper],
  ] as const) {
    sheet.fill(colour, quarter(w, 300, r, 3));
  }
  motif(sheet, 'waves', { x: 0, y: 300, w, h: 180 }, 180, [c.indigo, c.sky, c.paper]);
  motif(sheet, 'tents', { x: 0, y: 480, w, h: 60 }, 60, [c.paper, c.clay, c.clay]);
  motif(sheet, 'kites', { x: 0, y: 540, w, h: 180 }, 90, [c.marigold, c.ink, c.ink]);
  motif(sheet, 'gems', { x: 0, y: 720, w, h: 45 }, 45, [c.clay, c.butter, c.butter]);
  motif(sheet, 'sails', { x: 0, y: 765, w, h: 135 }, 45, [c.indigo, c.sky, c.sky]);
  sheet.fill(c.ink, rect(0, 0, 16, 900));
}

/** A leaf of the door, as large as half of it: the page hangs both before the light and swings them. */
export function drawLeaf(side: string): string {
  const sheet = new Sheet(leaf.width, leaf.height);
  if (side === 'left') leftLeaf(sheet);
  else rightLeaf(sheet);
  return sheet.svg();
}

export function drawHome(): Composed {
  const sheet = new Sheet(1200, 900, 500);
  sheet.ground(c.ink);
  light(sheet);
  const { y0 } = extentOfAll(sheet.painted);
  steps(sheet);
  return {
    sheet,
    framing: { core, fit: 'xMidYMin meet' },
    // The steps in front may go; the door and its light may not.
    symbol: { x0: cx - 330, y0, x1: cx + 330, y1: core.y1 },
  };
}
