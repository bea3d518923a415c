/**
 * How a wall is divided. Every layout leaves its symbol a quiet plane left of
 * the middle and opens into pattern that runs off the right and bottom edges:
 * large near the symbol, fine at the edge. Above and to the left a box may show
 * more ground: up there only blocks end on the edge, everything round is whole.
 */
import { type Colours, fan, type MotifName, motif } from './motifs.ts';
import { arch, circle, diamond, half, polygon, quarter, rect } from './outline.ts';
import type { Theme } from './palette.ts';
import type { Sheet } from './sheet.ts';

const U = 100;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How far left the pattern reaches, if beyond the symbol. */
  readonly left?: number;
}

export type Motifs = readonly [MotifName, MotifName, MotifName];

type Layout = (sheet: Sheet, theme: Theme, motifs: Motifs) => Place;

const area = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

/** Wide pictures are 12 by 9 units, small ones 8 by 6. */
const measure = (sheet: Sheet) => {
  const small = sheet.width < 1000;
  return { W: sheet.width, H: sheet.height, small, cols: sheet.width / U, rows: sheet.height / U };
};

const loud = (t: Theme): Colours => [t.second, t.deep, t.main];
const firm = (t: Theme): Colours => [t.main, t.ground, t.second];
const dark = (t: Theme): Colours => [t.deep, t.main === t.deep ? t.second : t.main, t.accent];

const drawn = {
  /** A stepped edge climbs to the right; below it, one kind of cloth after another. */
  stair(sheet, t, [a, b, c]) {
    const { W, small, cols, rows } = measure(sheet);
    sheet.ground(t.ground);
    const start = small ? 2 : 4;
    for (let i = 0; i < cols; i += 1) {
      const top = Math.max(0, rows - Math.max(1, Math.floor((i - start) * 1.15) + 1));
      for (let j = top; j < rows; j += 1) {
        if (i < start - 1) continue;
        const depth = j - top;
        const at = area(i * U, j * U, U, U);
        if (depth === 0) motif(sheet, a, at, U, loud(t));
        else if (depth === 1) motif(sheet, b, at, U, firm(t));
        else if (depth === 2) motif(sheet, 'solid', at, U, [t.quiet, t.quiet, t.quiet]);
        else motif(sheet, c, at, U / 2, depth % 2 ? dark(t) : [t.second, t.ground, t.deep]);
      }
    }
    sheet.fill(t.accent, rect(W - U, 0, U, U));
    sheet.fill(t.deep, quarter(W - U, U, U, 0));
    return small ? { x: 90, y: 50, size: 350 } : { x: 150, y: 90, size: 500 };
  },

  /** A wall's L: one tall column of blocks, one low band. */
  corner(sheet, t, [a, b, c]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.ground);
    const col = small ? 200 : 300;
    const x = W - col;
    const low = small ? 100 : 150;
    fan(
      sheet,
      x,
      col,
      0,
      [1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6].map((k) => k * col),
      [t.main, t.quiet, t.second, t.quiet, t.accent, t.quiet],
    );
    motif(sheet, a, area(x, col, col, col / 3), col / 3, loud(t));
    motif(sheet, b, area(x, (col * 4) / 3, col, col), small ? 100 : 150, firm(t));
    motif(sheet, c, area(x, (col * 7) / 3, col, (col * 2) / 3), col / 6, dark(t));
    const from = small ? 100 : 300;
    motif(sheet, 'solid', area(from, H - low, W - col - from, low), U, [t.quiet, t.quiet, t.quiet]);
    motif(sheet, a, area(from + low, H - low, x - from - low, low), low, [
      t.quiet,
      t.ground,
      t.second,
    ]);
    motif(sheet, c, area(from + 2 * low, H - low / 3, x - from - 2 * low, low / 3), low / 3, [
      t.second,
      t.deep,
      t.main,
    ]);
    sheet.fill(t.accent, polygon([from, H], [from + low, H - low], [from + low, H]));
    return small ? { x: 110, y: 60, size: 380 } : { x: 220, y: 100, size: 560 };
  },

  /** Rings grow out of the lower right corner, one of them with teeth. */
  fan(sheet, t, [a]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.ground);
    const k = small ? 2 / 3 : 1;
    const rings = [760, 660, 560, 420, 320, 220].map((r) => r * k);
    const colours = [t.quiet, t.second, t.ground, t.main, t.deep, t.accent];
    rings.forEach((r, i) => {
      sheet.fill(colours[i] as string, quarter(W, H, r, 3));
    });
    const teeth = 9;
    const [outer, inner] = [560 * k, 420 * k];
    for (let i = 0; i < teeth; i += 1) {
      const at = (n: number, r: number) => {
        const angle = ((i + n) / teeth) * (Math.PI / 2);
        return [W - r * Math.cos(angle), H - r * Math.sin(angle)] as const;
      };
      sheet.fill(t.main, polygon(at(0, inner - 4), at(0.5, outer), at(1, inner - 4)));
    }
    motif(sheet, a, area(W - 2 * U * k, 0, 2 * U * k, U * k), U * k, loud(t));
    sheet.fill(t.accent, rect(W - 3 * U * k, 0, U * k, U * k));
    sheet.fill(t.ground, quarter(W - 3 * U * k, 0, U * k, 1));
    return small ? { x: 80, y: 66, size: 370 } : { x: 150, y: 110, size: 540 };
  },

  /** Doorway within doorway, each frame nearer. */
  arches(sheet, t, [a, b, c]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.ground);
    const k = small ? 2 / 3 : 1;
    const cx = W / 2 + 10 * k;
    const [outer, middle, inner] = [980 * k, 820 * k, 660 * k];
    sheet.fill(t.quiet, arch(cx - outer / 2, 20 * k, outer, H));
    sheet.fill(t.second, arch(cx - middle / 2, 110 * k, middle, H));
    sheet.fill(t.ground, arch(cx - inner / 2, 200 * k, inner, H));
    const column = (x: number, h: number, s: number, name: MotifName, colours: Colours) =>
      motif(sheet, name, area(x, H - h * k, s * k, h * k), s * k, colours);
    column(W - 100 * k, 900, 100, a, [t.main, t.ground, t.second]);
    column(W - 100 * k, 300, 50, c, dark(t));
    column(W - 50 * k, 300, 50, c, dark(t));
    column(cx + middle / 2, 480, 80, b, [t.quiet, t.main, t.accent]);
    column(cx + inner / 2, 400, 80, c, [t.second, t.deep, t.deep]);
    sheet.fill(t.main, rect(cx - inner / 2, H - 60 * k, inner, 60 * k));
    const left = cx - outer / 2 - 30 * k;
    return small
      ? { x: cx - 145, y: 190, size: 290, left }
      : { x: cx - 220, y: 300, size: 440, left };
  },

  /** Cloth hung in bands that deepen toward the floor, and a sun behind. */
  bands(sheet, t, [a, b, c]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.ground);
    const k = small ? 2 / 3 : 1;
    const [cx, cy] = [W - 130 * k, 340 * k];
    sheet.fill(t.quiet, circle(cx, cy, 320 * k));
    sheet.fill(t.second, circle(cx, cy, 240 * k));
    sheet.fill(t.quiet, circle(cx, cy, 160 * k));
    sheet.fill(t.main, circle(cx, cy, 80 * k));
    // Whole tiles only, counted from the right edge.
    const band = (y: number, h: number, tiles: number, name: MotifName, colours: Colours) =>
      motif(sheet, name, area(W - tiles * h * k, H - y * k, tiles * h * k, h * k), h * k, colours);
    band(260, 40, 18, c, [t.quiet, t.main, t.main]);
    band(220, 120, 7, a, loud(t));
    band(100, 20, 46, 'solid', [t.accent, t.accent, t.accent]);
    band(80, 80, 13, b, dark(t));
    return small ? { x: 110, y: 60, size: 335 } : { x: 205, y: 105, size: 510 };
  },

  /** Chevrons spread to the right from behind the symbol. */
  chevrons(sheet, t, [a, b]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.ground);
    const k = small ? 2 / 3 : 1;
    const mid = H / 2;
    const wedge = (x: number, colour: string) =>
      sheet.fill(colour, polygon([x, mid], [x - mid, 0], [W * 2, 0], [W * 2, H], [x - mid, H]));
    const start = 860 * k;
    wedge(start, t.quiet);
    wedge(start + 100 * k, t.second);
    wedge(start + 200 * k, t.main);
    wedge(start + 260 * k, t.deep);
    for (let i = 0; i < 5; i += 1) {
      const s = 90 * k;
      const x = start + 100 * k - mid + i * s;
      sheet.fill(t.deep, diamond(x + 50 * k, i * s + s / 2, 28 * k));
      sheet.fill(t.deep, diamond(x + 50 * k, H - i * s - s / 2, 28 * k));
    }
    sheet.clip(
      polygon(
        [start + 260 * k, mid],
        [start + 260 * k - mid, 0],
        [W, 0],
        [W, H],
        [start + 260 * k - mid, H],
      ),
      () => {
        motif(sheet, a, area(W - 400 * k, 0, 400 * k, 200 * k), 100 * k, dark(t));
        motif(sheet, b, area(W - 500 * k, H - 300 * k, 500 * k, 300 * k), 100 * k, [
          t.deep,
          t.second,
          t.accent,
        ]);
      },
    );
    sheet.fill(t.accent, polygon([W, mid - 130 * k], [W, mid + 130 * k], [W - 100 * k, mid]));
    return small ? { x: 105, y: 115, size: 370 } : { x: 175, y: 180, size: 540 };
  },

  /** A quilt of squares: one big quiet one, the rest worked finer toward the edge. */
  quilt(sheet, t, [a, b, c]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.ground);
    const s = small ? 200 : 300;
    const q = s / 2;
    const x = W - s;
    sheet.fill(t.second, rect(x, 0, s, s));
    sheet.fill(t.main, quarter(x, 0, s, 1));
    sheet.fill(t.deep, quarter(x, 0, s / 2, 1));
    motif(sheet, a, area(x, s, s, s), q, firm(t));
    motif(sheet, b, area(x, 2 * s, s, s), q / 2, dark(t));
    motif(sheet, 'solid', area(x - s, 2 * s, s, s), q, [t.quiet, t.quiet, t.quiet]);
    sheet.fill(t.second, quarter(x, 2 * s, s, 2));
    sheet.fill(t.accent, quarter(x, 2 * s, q, 2));
    motif(sheet, c, area(x - 2 * s, H - q, s, q), q / 2, [t.main, t.ground, t.second]);
    motif(sheet, a, area(x - 2 * s, H - s, q, q), q, loud(t));
    sheet.fill(t.quiet, quarter(x - 1.5 * s, H - q, q, 0));
    return small ? { x: 120, y: 58, size: 325 } : { x: 215, y: 95, size: 480 };
  },

  /** Frames within frames, each cut by the right and lower edges. */
  frames(sheet, t, [a, , c]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.ground);
    const k = small ? 2 / 3 : 1;
    // From the edge inward, so that each frame overlaps the last.
    const nested: readonly [number, MotifName, number, Colours][] = [
      [0, c, 50, dark(t)],
      [100, 'solid', 100, [t.second, t.second, t.second]],
      [150, a, 100, loud(t)],
      [250, 'solid', 100, [t.quiet, t.quiet, t.quiet]],
    ];
    for (const [inset, name, size, colours] of nested) {
      const s = size * k;
      const depth = (name === 'solid' ? 50 : 100) * k;
      // Whole tiles only, counted outward from the corner where the two arms meet.
      const [x, y] = [W - inset * k - depth, H - inset * k - depth];
      const up = Math.floor((y - inset * 1.6 * k) / s) * s;
      const along = Math.floor((x - (200 + inset * 1.6) * k) / s) * s;
      motif(sheet, name, area(x, y - up, depth, up), s, colours);
      motif(sheet, name, area(x - along, y, along, depth), s, colours);
      motif(sheet, name === c ? c : 'solid', area(x, y, depth, depth), s, colours);
    }
    sheet.fill(t.accent, quarter(W - 300 * k, H - 300 * k, 160 * k, 3));
    return small ? { x: 110, y: 58, size: 320 } : { x: 190, y: 95, size: 480 };
  },

  /** One great diamond, with cloth in the corners it leaves. */
  diamond(sheet, t, [a, b, c]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.quiet);
    const k = small ? 2 / 3 : 1;
    const [cx, cy] = [W * 0.47, 560 * k];
    motif(sheet, a, area(W - 300 * k, H - 450 * k, 300 * k, 450 * k), 150 * k, firm(t));
    motif(sheet, c, area(W - 600 * k, H - 150 * k, 600 * k, 150 * k), 50 * k, dark(t));
    motif(sheet, b, area(W - 300 * k, 0, 300 * k, 300 * k), 100 * k, loud(t));
    sheet.fill(t.accent, rect(W - 300 * k, 300 * k, 300 * k, 150 * k));
    sheet.fill(t.second, diamond(cx, cy, 550 * k));
    sheet.fill(t.deep, diamond(cx, cy, 510 * k));
    sheet.fill(t.ground, diamond(cx, cy, 480 * k));
    const size = 400 * k;
    return { x: cx - size / 2, y: cy - size / 2, size, left: cx - 580 * k };
  },

  /** Half suns shoulder to shoulder, bigger as they come nearer. */
  hills(sheet, t, [a, b, c]) {
    const { W, H, small } = measure(sheet);
    sheet.ground(t.ground);
    const k = small ? 2 / 3 : 1;
    const hill = (x: number, r: number, colours: readonly string[]) =>
      colours.forEach((colour, i) => {
        sheet.fill(colour, half(x, H - 98 * k, r - (r / colours.length) * i, 0));
      });
    hill(W - 150 * k, 450 * k, [t.quiet, t.second, t.quiet, t.main, t.quiet, t.accent]);
    hill(W - 560 * k, 200 * k, [t.second, t.deep, t.accent]);
    hill(W - 860 * k, 100 * k, [t.main, t.ground]);
    motif(sheet, a, area(W - 1100 * k, H - 100 * k, 1100 * k, 100 * k), 100 * k, dark(t));
    motif(sheet, b, area(W - 400 * k, 0, 400 * k, 100 * k), 100 * k, loud(t));
    motif(sheet, c, area(W - 100 * k, 100 * k, 100 * k, 200 * k), 50 * k, firm(t));
    return small ? { x: 80, y: 66, size: 335 } : { x: 150, y: 115, size: 500 };
  },
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof drawn;
export const layouts: Readonly<Record<LayoutName, Layout>> = drawn;
export const layoutNames = Object.keys(layouts) as readonly LayoutName[];
