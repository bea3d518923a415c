/** The showpiece: two painted leaves swing open on the light. It moves once, where movement is welcome. */
import { motif } from './motifs.ts';
import { arch, circle, diamond, polygon, quarter, rect } from './outline.ts';
import * as c from './palette.ts';
import { Sheet } from './sheet.ts';

const cx = 570;
const sill = 470;
/** Where the leaves stand when open, and the line on which they meet when closed. */
const left = 240;
const right = 900;

function light(sheet: Sheet): void {
  const doors = [
    [330, c.indigo],
    [270, c.clay],
    [210, c.marigold],
    [150, c.butter],
  ] as const;
  for (const [r, colour] of doors) sheet.fill(colour, arch(cx - r, sill - r, 2 * r, 900));
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
    sheet.fill(colour, rect(cx - w, y, 2 * w, 900 - y));
    motif(
      sheet,
      name,
      { x: cx - w, y: y + 65 - s, w: 2 * w, h: s },
      s,
      [colour, note, note],
      false,
    );
  }
}

function leftLeaf(sheet: Sheet): void {
  const w = left;
  sheet.fill(c.sky, rect(0, 0, w, 900));
  sheet.fill(c.indigo, quarter(0, 240, 240, 0));
  sheet.fill(c.paper, quarter(0, 240, 170, 0));
  sheet.fill(c.clay, quarter(0, 240, 100, 0));
  motif(sheet, 'tents', { x: 0, y: 240, w, h: 60 }, 60, [c.ink, c.marigold, c.marigold]);
  motif(sheet, 'leaves', { x: 0, y: 300, w, h: 240 }, 120, [c.paper, c.indigo, c.clay]);
  motif(sheet, 'bows', { x: 0, y: 540, w, h: 60 }, 60, [c.clay, c.paper, c.paper]);
  motif(sheet, 'diamonds', { x: 0, y: 600, w, h: 240 }, 240, [c.indigo, c.sky, c.ink]);
  sheet.fill(c.marigold, diamond(120, 720, 30));
  motif(sheet, 'sails', { x: 0, y: 840, w, h: 60 }, 60, [c.ink, c.sky, c.sky]);
  sheet.fill(c.ink, rect(w - 16, 0, 16, 900));
}

function rightLeaf(sheet: Sheet): void {
  const x = right;
  sheet.fill(c.marigold, rect(x, 0, 300, 900));
  sheet.fill(c.ink, rect(x, 0, 300, 300));
  for (const [r, colour] of [
    [300, c.marigold],
    [240, c.clay],
    [180, c.ink],
    [120, c.sky],
    [60, c.paper],
  ] as const) {
    sheet.fill(colour, quarter(x + 300, 300, r, 3));
  }
  motif(sheet, 'waves', { x, y: 300, w: 300, h: 150 }, 150, [c.indigo, c.sky, c.paper]);
  motif(sheet, 'tents', { x, y: 450, w: 300, h: 75 }, 75, [c.paper, c.clay, c.clay]);
  motif(sheet, 'kites', { x, y: 525, w: 300, h: 150 }, 75, [c.marigold, c.ink, c.ink]);
  motif(sheet, 'gems', { x, y: 675, w: 300, h: 75 }, 37.5, [c.clay, c.butter, c.butter]);
  motif(sheet, 'sails', { x, y: 750, w: 300, h: 150 }, 37.5, [c.indigo, c.sky, c.sky]);
  sheet.fill(c.ink, rect(x, 0, 16, 900));
}

export function drawHome(): string {
  const sheet = new Sheet(1200, 900);
  const ease = '1.1s cubic-bezier(.2,.75,.2,1) backwards';
  sheet.raw(
    `<style>@media(prefers-reduced-motion:no-preference){.vula-a{animation:a ${ease}}.vula-b{transform-origin:1200px 0;animation:b ${ease}}.vula-c{transform-origin:${cx}px 900px;animation:c ${ease}}}@keyframes a{from{transform:scaleX(${cx / left})}}@keyframes b{from{transform:scaleX(${(1200 - cx) / (1200 - right)})}}@keyframes c{from{transform:scale(.8)}}</style>`,
  );
  sheet.ground(c.ink);
  sheet.group('class="vula-c"', () => light(sheet));
  steps(sheet);
  sheet.group('class="vula-a"', () => leftLeaf(sheet));
  sheet.group('class="vula-b"', () => rightLeaf(sheet));
  return sheet.svg();
}
