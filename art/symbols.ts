/** What each picture is about, in the wall's own shapes, on a plane of 12 by 12 units. */
import { motif } from './motifs.ts';
import {
  arch,
  circle,
  corners,
  diamond,
  frame,
  free,
  half,
  type Outline,
  petal,
  polygon,
  quarter,
  quarterRing,
  rect,
  ring,
  rounded,
  stroke,
  without,
} from './outline.ts';
import type { Theme } from './palette.ts';
import type { Pen } from './sheet.ts';

type Symbol = (pen: Pen, theme: Theme) => void;

const area = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

/** Head and shoulders, `w` wide, standing on `y`. */
function person(pen: Pen, cx: number, y: number, w: number, head: string, body: string): void {
  pen.fill(body, half(cx, y, w / 2, 0));
  pen.fill(head, circle(cx, y - w * 0.78, w * 0.25));
}

function page(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  face: string,
  fold: string,
): void {
  const f = w * 0.32;
  pen.fill(face, polygon([x, y], [x + w - f, y], [x + w, y + f], [x + w, y + h], [x, y + h]));
  pen.fill(fold, polygon([x + w - f, y], [x + w, y + f], [x + w - f, y + f]));
}

function house(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  door: string,
): void {
  pen.fill(wall, rect(x, y - h, w, h));
  pen.fill(roof, polygon([x, y - h], [x + w / 2, y - h - w / 2], [x + w, y - h]));
  pen.fill(door, arch(x + w * 0.34, y - h * 0.62, w * 0.32, h * 0.62));
}

const shield = (x: number, y: number, w: number, h: number): Outline =>
  free(
    [x, y],
    [x + w, y],
    [x + w, y + h * 0.45],
    [x + w, y + h * 0.72, x + w * 0.78, y + h * 0.88, x + w / 2, y + h],
    [x + w * 0.22, y + h * 0.88, x, y + h * 0.72, x, y + h * 0.45],
  );

function laptop(pen: Pen, t: Theme, screen: () => void): void {
  pen.fill(t.edge, corners(1, 1.5, 10, 7.5, 0.5, 0.5, 0, 0));
  pen.fill(t.main, rect(1.6, 2.1, 8.8, 6.3));
  screen();
  pen.fill(t.second, polygon([1, 9], [11, 9], [12, 10.5], [0, 10.5]));
  pen.fill(t.deep, rect(0, 10.5, 12, 0.5));
}

export const symbols = {
  chart: (pen, t) => {
    [3.2, 4.8, 6.4, 9.6].forEach((h, i) => {
      pen.fill(i % 2 ? t.main : t.second, rect(0.4 + i * 2.9, 11.4 - h, 2.5, h));
    });
    // One quarter stands out.
    pen.fill(t.accent, polygon([9.1, 1.8], [11.6, 1.8], [10.35, 3.9]));
    pen.fill(t.edge, rect(-0.4, 11.4, 12.8, 0.6));
    pen.fill(t.main, circle(3.1, 3, 2.6));
    pen.fill(t.ground, rect(3.1, 0, 3, 3));
    pen.fill(t.accent, quarter(3.5, 2.6, 2.6, 0));
  },

  shield: (pen, t) => {
    pen.fill(t.main, shield(0.8, 0, 10.4, 12.4));
    pen.fill(t.deep, shield(1.7, 0.9, 8.6, 10.4));
    pen.clip(shield(2.4, 1.6, 7.2, 8.9), () => {
      pen.fill(t.second, rect(2.4, 1.6, 3.6, 9));
      pen.fill(t.ground, rect(6, 1.6, 3.6, 9));
      motif(pen, 'sails', area(2.4, 1.6, 3.6, 3.6), 1.8, [t.second, t.main, t.main]);
      motif(pen, 'peaks', area(6, 5.2, 3.6, 5.4), 1.8, [t.second, t.quiet, t.main]);
      motif(pen, 'lines', area(2.4, 5.2, 3.6, 5.4), 0.9, [t.main, t.second, t.main]);
      motif(pen, 'quarters', area(6, 1.6, 3.6, 3.6), 1.8, [t.main, t.second, t.main]);
    });
    pen.fill(t.deep, circle(6, 4.9, 2.5));
    pen.fill(t.accent, circle(6, 4.5, 1.2));
    pen.fill(t.accent, polygon([6, 4.3], [7.1, 7], [4.9, 7]));
  },

  cloud: (pen, t) => {
    const cloud = (colour: string, dy: number) => {
      pen.fill(colour, circle(2.6, 5.6 + dy, 2.6));
      pen.fill(colour, circle(6, 3.6 + dy, 3.6));
      pen.fill(colour, circle(9.7, 5.9 + dy, 2.3));
      pen.fill(colour, rect(2.6, 4.6 + dy, 7.1, 3.6));
    };
    for (const [x, y] of [
      [2.6, 10.9],
      [6, 11.9],
      [9.4, 10.9],
    ] as const) {
      pen.fill(t.second, rect(x - 0.25, 7, 0.5, y - 7));
    }
    cloud(t.second, 0.7);
    cloud(t.main, 0);
    pen.fill(t.second, quarterRing(6, 8.2, 5.2, 4.1, 3));
    pen.fill(t.ground, quarterRing(6, 8.2, 3.2, 2.2, 3));
    pen.fill(t.second, quarterRing(6, 8.2, 3.2, 2.2, 0));
    pen.fill(t.accent, half(6, 8.2, 1.3, 0));
    pen.fill(t.main, circle(2.6, 11, 1));
    pen.fill(t.accent, diamond(6, 12, 1.3));
    pen.fill(t.main, circle(9.4, 11, 1));
  },

  controller: (pen, t) => {
    pen.fill(t.second, rounded(1.4, 3.7, 3, 2.4, 0.6));
    pen.fill(t.second, rounded(7.6, 3.7, 3, 2.4, 0.6));
    pen.fill(t.edge, circle(2.6, 7.6, 2.9));
    pen.fill(t.edge, circle(9.4, 7.6, 2.9));
    pen.fill(t.edge, rect(2.6, 4.7, 6.8, 4.6));
    pen.fill(t.main, circle(2.8, 7.2, 2.1));
    pen.fill(t.deep, rect(2.3, 5.7, 1, 3));
    pen.fill(t.deep, rect(1.3, 6.7, 3, 1));
    pen.fill(t.main, circle(9.2, 7.2, 2.1));
    pen.fill(t.accent, diamond(9.2, 6.05, 0.75));
    pen.fill(t.second, diamond(10.35, 7.2, 0.75));
    pen.fill(t.ground, diamond(9.2, 8.35, 0.75));
    pen.fill(t.quiet, diamond(8.05, 7.2, 0.75));
    pen.fill(t.accent, rect(5.2, 6, 0.65, 0.65));
    pen.fill(t.accent, rect(6.15, 6, 0.65, 0.65));
    // A prize made of pixels rises from the game.
    const pixels = ['..#..', '.###.', '#####', '.#.#.'];
    pixels.forEach((row, j) => {
      [...row].forEach((dot, i) => {
        if (dot === '#')
          pen.fill(j === 1 && i === 2 ? t.main : t.accent, rect(4 + i * 0.8, j * 0.8, 0.8, 0.8));
      });
    });
  },

  documents: (pen, t) => {
    pen.fill(t.edge, rect(2, 3, 0.6, 7));
    pen.fill(t.edge, rect(2, 9.4, 4, 0.6));
    pen.fill(t.edge, rect(5, 2, 5, 0.6));
    pen.fill(t.edge, rect(9.4, 2, 0.6, 4));
    pen.fill(t.edge, stroke(3.5, 3.5, 8.5, 8.5, 0.6));
    page(pen, 0, 0, 5, 6, t.main, t.second);
    page(pen, 7, 5.4, 5, 6.4, t.main, t.accent);
    motif(pen, 'lines', area(0.8, 2.4, 2.4, 1.2), 1.2, [t.main, t.ground, t.ground]);
    pen.fill(t.ground, rect(0.8, 4.2, 3.4, 0.6));
    pen.fill(t.ground, rect(7.8, 7.7, 2.4, 0.6));
    pen.fill(t.second, quarter(7.8, 11, 2.2, 0));
    pen.fill(t.ground, quarter(7.8, 11, 1.1, 0));
    pen.fill(t.second, circle(9.7, 2.3, 1.9));
    pen.fill(t.deep, circle(9.7, 2.3, 0.9));
    pen.fill(t.accent, circle(2.3, 9.7, 1.9));
    pen.fill(t.deep, circle(2.3, 9.7, 0.9));
    pen.fill(t.accent, diamond(6, 6, 1.5));
    pen.fill(t.deep, diamond(6, 6, 0.6));
  },

  flask: (pen, t) => {
    pen.fill(t.main, rounded(4, 0, 4, 1.2, 0.4));
    const body = polygon([4.6, 1.2], [7.4, 1.2], [7.4, 4.4], [11.6, 12], [0.4, 12], [4.6, 4.4]);
    pen.fill(t.main, body);
    pen.clip(polygon([5.4, 4.6], [6.6, 4.6], [10.3, 11.3], [1.7, 11.3]), () => {
      pen.fill(t.ground, rect(0, 4, 12, 8));
      pen.fill(t.accent, rect(0, 6.6, 12, 6));
      motif(pen, 'tents', area(1, 7.3, 10.5, 1.5), 1.5, [t.accent, t.second, t.second]);
      pen.fill(t.second, rect(0, 8.8, 12, 3));
      motif(pen, 'gems', area(0.75, 9.3, 10.5, 1.5), 1.5, [t.second, t.accent, t.main]);
    });
    pen.fill(t.second, circle(9.6, 2.2, 1.2));
    pen.fill(t.accent, circle(10.9, 5, 0.7));
    pen.fill(t.accent, circle(1.9, 4.2, 1));
    pen.fill(t.second, diamond(2.6, 1.3, 1));
  },

  blocks: (pen, t) => {
    const s = 3.84;
    const block = (x: number, y: number, draw: (x: number, y: number) => void) => draw(x, y);
    block(0, 8.1, (x, y) => motif(pen, 'fans', area(x, y, s, s), s, [t.main, t.accent, t.ground]));
    block(4.08, 8.1, (x, y) =>
      motif(pen, 'tents', area(x, y, s, s), s / 2, [t.second, t.ground, t.ground]),
    );
    block(8.16, 8.1, (x, y) =>
      motif(pen, 'discs', area(x, y, s, s), s, [t.main, t.accent, t.deep]),
    );
    block(2.04, 4.02, (x, y) =>
      motif(pen, 'bows', area(x, y, s, s), s, [t.accent, t.deep, t.deep]),
    );
    block(6.12, 4.02, (x, y) =>
      motif(pen, 'leaves', area(x, y, s, s), s / 2, [t.main, t.ground, t.ground]),
    );
    block(4.08, -0.06, (x, y) =>
      motif(pen, 'diamonds', area(x, y, s, s), s, [t.second, t.ground, t.deep]),
    );
  },

  book: (pen, t) => {
    pen.fill(t.edge, polygon([0, 5], [6, 6.6], [12, 5], [12, 11.1], [6, 12.7], [0, 11.1]));
    pen.fill(t.main, polygon([0.6, 4.4], [6, 5.8], [6, 11.9], [0.6, 10.5]));
    pen.fill(t.second, polygon([11.4, 4.4], [6, 5.8], [6, 11.9], [11.4, 10.5]));
    for (const dy of [0, 1.5, 3]) {
      pen.fill(
        t.ground,
        polygon([1.6, 6.1 + dy], [4.9, 6.95 + dy], [4.9, 7.65 + dy], [1.6, 6.8 + dy]),
      );
    }
    pen.fill(t.accent, polygon([10.4, 6.1], [7.1, 6.95], [7.1, 10.6], [10.4, 9.75]));
    pen.fill(t.deep, polygon([8.75, 6.5], [7.1, 10.6], [10.4, 9.75]));
    // The cap hovers over the page it was earned on.
    pen.fill(t.second, polygon([3.6, 2.2], [6, 3.2], [8.4, 2.2], [8.4, 4], [6, 5], [3.6, 4]));
    pen.fill(t.edge, polygon([6, -0.7], [11.2, 1.4], [6, 3.5], [0.8, 1.4]));
    pen.fill(t.accent, rect(10.3, 1.4, 0.45, 2.8));
    pen.fill(t.accent, polygon([10.52, 3.6], [11.1, 5.1], [9.95, 5.1]));
  },

  cap: (pen, t) => {
    pen.fill(
      t.second,
      polygon([2.2, 5.6], [6, 7.3], [9.8, 5.6], [9.8, 9.6], [6, 11.3], [2.2, 9.6]),
    );
    pen.fill(t.deep, polygon([6, 7.3], [9.8, 5.6], [9.8, 9.6], [6, 11.3]));
    pen.fill(t.accent, polygon([2.2, 8.3], [6, 10], [6, 10.7], [2.2, 9]));
    pen.fill(t.main, polygon([9.8, 8.3], [6, 10], [6, 10.7], [9.8, 9]));
    pen.fill(t.main, polygon([6, 0.6], [12.6, 3.8], [6, 7], [-0.6, 3.8]));
    pen.fill(t.ground, diamond(6, 3.8, 3.4, 1.65));
    pen.fill(t.accent, diamond(6, 3.8, 1.5, 0.73));
    pen.fill(t.accent, rect(11.1, 3.8, 0.5, 4.6));
    pen.fill(t.accent, polygon([11.35, 7.4], [12.3, 10.2], [10.4, 10.2]));
  },

  lens: (pen, t) => {
    pen.fill(t.edge, stroke(7.4, 7.4, 12, 12, 2));
    pen.fill(t.accent, stroke(9.4, 9.4, 11.6, 11.6, 1));
    pen.fill(t.edge, circle(4.8, 4.8, 4.8));
    pen.fill(t.main, circle(4.8, 4.8, 4.3));
    pen.clip(circle(4.8, 4.8, 3.5), () => {
      pen.fill(t.deep, rect(0, 0, 10, 10));
      motif(pen, 'tents', area(0.6, 5.8, 8.4, 2.8), 1.4, [t.second, t.main, t.main]);
      pen.fill(t.accent, rect(1, 5, 8, 0.8));
      pen.fill(t.main, half(4.8, 5, 2.6, 0));
      pen.fill(t.second, half(4.8, 5, 1.7, 0));
      pen.fill(t.accent, half(4.8, 5, 0.8, 0));
    });
  },

  door: (pen, t) => {
    pen.fill(t.main, arch(1.4, 0, 9.2, 12));
    pen.fill(t.deep, arch(2.6, 1.2, 6.8, 10.8));
    pen.fill(t.accent, arch(3.8, 2.4, 4.4, 9.6));
    pen.fill(t.second, polygon([3.8, 12], [6, 6.6], [8.2, 12]));
    pen.fill(t.ground, circle(6, 5.2, 1.2));
    for (const y of [6, 7.6, 9.2, 10.8]) {
      pen.fill(t.ground, polygon([1.4, y + 1.2], [2, y], [2.6, y + 1.2]));
      pen.fill(t.ground, polygon([9.4, y + 1.2], [10, y], [10.6, y + 1.2]));
    }
  },

  /** A lens whose blades have just let go of each other. */
  aperture: (pen, t) => {
    const blades = 8;
    const at = (turn: number, r: number) =>
      [
        6 + r * Math.sin((turn / blades) * 2 * Math.PI),
        6 - r * Math.cos((turn / blades) * 2 * Math.PI),
      ] as const;
    pen.fill(t.quiet, circle(6, 6, 6));
    pen.clip(circle(6, 6, 5.5), () => {
      for (let i = 0; i < blades; i += 1) {
        const colour = i % 2 ? t.second : t.main;
        pen.fill(colour, polygon(at(i, 2.6), at(i + 1.6, 9), at(i + 2.6, 9), at(i + 1, 2.6)));
      }
    });
    pen.fill(t.deep, circle(6, 6, 1.9));
    pen.fill(t.accent, circle(6, 6, 1.3));
  },

  people: (pen, t) => {
    person(pen, 3, 9, 6, t.second, t.second);
    person(pen, 9, 9, 6, t.accent, t.accent);
    pen.fill(t.ground, half(6, 12, 4.3, 0));
    pen.fill(t.ground, circle(6, 6, 2.4));
    person(pen, 6, 12, 7.8, t.main, t.main);
  },

  /** Six around one table, seen from above. */
  circle: (pen, t) => {
    const around = [
      [6, 1.5],
      [9.9, 3.75],
      [9.9, 8.25],
      [6, 10.5],
      [2.1, 8.25],
      [2.1, 3.75],
    ] as const;
    around.forEach(([x, y], i) => {
      const colour = [t.main, t.second, t.accent][i % 3] as string;
      pen.fill(colour, circle(x, y, 1.75));
      pen.fill(t.deep, circle(x + (6 - x) * 0.06, y + (6 - y) * 0.06, 0.8));
    });
    pen.fill(t.ground, circle(6, 6, 3.3));
    pen.fill(t.deep, circle(6, 6, 3));
    pen.fill(t.main, diamond(6, 6, 2.2));
    pen.fill(t.accent, diamond(6, 6, 1.1));
  },

  sprout: (pen, t) => {
    pen.fill(t.accent, circle(8.9, 2.7, 2.4));
    pen.fill(t.main, rect(5.6, 4, 0.8, 4.2));
    pen.fill(t.main, petal(0.8, 2.2, 4.8, false));
    pen.fill(t.second, petal(6.4, 4, 4.6, true));
    pen.fill(t.ground, petal(2, 3.4, 2.4, false));
    pen.fill(t.main, half(6, 10.4, 2.6, 0));
    pen.fill(t.ground, half(6, 10.4, 1.7, 0));
    pen.fill(t.main, half(6, 10.4, 0.8, 0));
    pen.fill(t.main, rect(1.2, 10.4, 9.6, 1.6));
    motif(pen, 'gems', area(1.2, 10.4, 9.6, 1.6), 1.6, [t.main, t.deep, t.deep], false);
  },

  grid: (pen, t) => {
    const cells = [
      'fans',
      'tents',
      'discs',
      'bows',
      'diamonds',
      'waves',
      'sails',
      'suns',
      'squares',
    ] as const;
    cells.forEach((name, i) => {
      const x = (i % 3) * 4.1;
      const y = Math.floor(i / 3) * 4.1;
      const colours = (
        [
          [t.main, t.ground, t.accent],
          [t.second, t.ground, t.deep],
          [t.accent, t.deep, t.ground],
        ] as const
      )[(i + Math.floor(i / 3)) % 3] as readonly [string, string, string];
      motif(
        pen,
        name,
        area(x, y, 3.8, 3.8),
        name === 'tents' || name === 'waves' || name === 'sails' ? 1.9 : 3.8,
        colours,
      );
    });
  },

  window: (pen, t) => {
    pen.fill(t.edge, rect(1.2, 2.4, 11, 9.6));
    pen.fill(t.main, rect(0, 1, 11, 9.6));
    pen.fill(t.second, rect(0, 1, 11, 1.8));
    for (const x of [0.9, 2, 3.1]) pen.fill(t.ground, circle(x, 1.9, 0.38));
    motif(pen, 'fans', area(0.9, 3.7, 4.2, 4.2), 4.2, [t.ground, t.accent, t.main]);
    motif(pen, 'peaks', area(6, 3.7, 4.2, 2.1), 2.1, [t.second, t.main, t.accent]);
    pen.fill(t.ground, rect(6, 6.6, 4.2, 0.6));
    pen.fill(t.ground, rect(6, 7.7, 3, 0.6));
    pen.fill(t.accent, rect(0.9, 8.8, 9.3, 0.9));
  },

  ladder: (pen, t) => {
    [0, 1, 2, 3].forEach((i) => {
      pen.fill(i % 2 ? t.second : t.main, rect(i * 3, 10 - i * 2.2, 3, 2.4 + i * 2.2));
    });
    motif(pen, 'diamonds', area(9, 6.4, 3, 6), 3, [t.second, t.ground, t.deep]);
    pen.fill(t.edge, rect(10.3, -1.2, 0.45, 4.6));
    pen.fill(t.accent, polygon([10.3, -1.2], [6.8, 0.1], [10.3, 1.4]));
  },

  bubbles: (pen, t) => {
    pen.fill(t.second, corners(4.4, 0, 7.6, 6.2, 3.1, 3.1, 0, 3.1));
    pen.fill(t.ground, corners(-0.5, 4.1, 8.9, 7.4, 3.6, 3.6, 3.6, 0));
    pen.fill(t.main, corners(0, 4.6, 7.9, 6.9, 3.3, 3.3, 3.3, 0));
    for (const x of [2.1, 3.95, 5.8]) pen.fill(t.accent, diamond(x, 8.05, 0.75));
    pen.fill(t.deep, rect(7, 2.1, 3, 0.55));
  },

  envelope: (pen, t) => {
    pen.fill(t.main, rect(0, 3, 12, 8.4));
    pen.fill(t.second, polygon([0, 11.4], [6, 6], [12, 11.4]));
    pen.fill(t.deep, polygon([0, 3], [12, 3], [6, 8.6]));
    pen.fill(t.accent, polygon([0.9, 2.2], [11.1, 2.2], [6, 7]));
    pen.fill(t.accent, rect(0.9, 1.6, 10.2, 0.6));
    pen.fill(t.ground, diamond(6, 3.7, 1.1));
  },

  plane: (pen, t) => {
    pen.fill(t.main, polygon([0, 5.4], [12, 0], [7.4, 6.9]));
    pen.fill(t.second, polygon([12, 0], [9.6, 11], [5.2, 8.2]));
    pen.fill(t.accent, polygon([12, 0], [4.4, 7.4], [4.6, 11.4], [6.6, 9.1]));
    motif(pen, 'beads', area(0, 10.2, 3.2, 0.8), 0.8, [t.ground, t.main, t.main], false);
  },

  missing: (pen, t) => {
    const at = [
      ['fans', 0, 0],
      ['discs', 1, 0],
      ['tents', 0, 1],
      ['leaves', 1, 1],
      ['bows', 2, 1],
      ['squares', 0, 2],
      ['sails', 1, 2],
      ['diamonds', 2, 2],
    ] as const;
    at.forEach(([name, i, j]) => {
      const a = (i + j) % 2 ? t.second : t.main;
      const fine = name === 'tents' || name === 'leaves' || name === 'sails';
      motif(pen, name, area(i * 3.7, 1.2 + j * 3.7, 3.5, 3.5), fine ? 1.75 : 3.5, [
        a,
        t.ground,
        t.ground,
      ]);
    });
    pen.fill(t.quiet, frame(7.4, 1.2, 3.5, 3.5, 0.3));
    pen.fill(t.accent, diamond(11.4, 0.7, 2.3));
    pen.fill(t.deep, circle(11.4, 0.7, 0.9));
  },

  key: (pen, t) => {
    pen.fill(t.main, circle(3.4, 6, 3.4));
    pen.fill(t.second, circle(3.4, 6, 2.2));
    pen.fill(t.ground, diamond(3.4, 6, 1.3));
    pen.fill(t.main, rect(6, 5.2, 6, 1.6));
    pen.fill(t.accent, polygon([8, 6.8], [9.4, 6.8], [9.4, 8.8]));
    pen.fill(t.accent, polygon([10.2, 6.8], [12, 6.8], [12, 9.6]));
  },

  seal: (pen, t) => {
    page(pen, 1, 0, 8.6, 11.4, t.main, t.second);
    for (const y of [3.3, 4.7, 6.1]) pen.fill(t.quiet, rect(2.2, y, 5.8, 0.6));
    pen.fill(t.quiet, rect(2.2, 1.7, 3, 0.8));
    pen.fill(t.second, polygon([7.1, 9], [9.2, 9], [9.2, 13.2], [8.1, 12.2], [7, 13.2]));
    pen.fill(t.second, polygon([9.2, 9], [11.3, 9], [11.4, 13.2], [10.3, 12.2], [9.2, 13.2]));
    pen.fill(t.accent, circle(9.2, 8.8, 2.7));
    pen.fill(t.deep, diamond(9.2, 8.8, 1.6));
    pen.fill(t.main, circle(9.2, 8.8, 0.6));
  },

  scale: (pen, t) => {
    pen.fill(t.main, rect(5.6, 1, 0.8, 10));
    pen.fill(t.main, rect(1, 1.8, 10, 0.7));
    pen.fill(t.accent, diamond(6, 1.4, 1.4));
    pen.fill(t.main, half(6, 12, 3.2, 0));
    for (const [x, colour] of [
      [2, t.second],
      [10, t.accent],
    ] as const) {
      pen.fill(
        t.main,
        without(
          polygon([x, 2.4], [x + 2.4, 7], [x - 2.4, 7]),
          polygon([x, 3.8], [x + 1.5, 6.6], [x - 1.5, 6.6]),
        ),
      );
      pen.fill(colour, half(x, 7, 2.4, 2));
    }
  },

  laptop: (pen, t) =>
    laptop(pen, t, () => {
      motif(pen, 'tents', area(2.4, 6.3, 7.2, 2.1), 1.2, [t.main, t.second, t.second], false);
      pen.fill(t.second, rect(2.6, 3.2, 2.4, 0.7));
      pen.fill(t.accent, rect(5.4, 3.2, 3.6, 0.7));
      pen.fill(t.ground, rect(2.6, 4.6, 4.6, 0.7));
    }),

  lesson: (pen, t) =>
    laptop(pen, t, () => {
      pen.fill(t.accent, circle(6, 5.25, 2.3));
      pen.fill(t.deep, polygon([5.3, 4], [7.4, 5.25], [5.3, 6.5]));
    }),

  calendar: (pen, t) => {
    pen.fill(t.main, rect(0.6, 1.4, 10.8, 10.4));
    pen.fill(t.second, rect(0.6, 1.4, 10.8, 2.6));
    for (const x of [2.8, 5.7, 8.6]) pen.fill(t.edge, rect(x - 0.1, 0.3, 0.8, 2.2));
    const marks = ['.q..', 'q..q', '..q.'];
    marks.forEach((row, j) => {
      [...row].forEach((mark, i) => {
        const [x, y] = [1.5 + i * 2.4, 5 + j * 2.2];
        if (mark === 'q') pen.fill(t.accent, quarter(x, y + 1.7, 1.7, 0));
        else pen.fill(t.ground, rect(x, y, 1.7, 1.7));
      });
    });
  },

  tools: (pen, t) => {
    pen.fill(t.main, stroke(2.2, 9.8, 9, 3, 1.9));
    pen.fill(t.main, circle(9, 3, 3));
    pen.fill(t.ground, polygon([9, 3], [10.2, -1.2], [13.2, 1.8]));
    pen.fill(t.main, circle(2.2, 9.8, 1.6));
    pen.fill(t.ground, circle(2.2, 9.8, 0.7));
    pen.fill(t.ground, stroke(4.4, 4, 8.2, 7.8, 2.9));
    pen.fill(t.second, stroke(5.8, 5.4, 10.4, 10, 2.3));
    pen.fill(t.accent, polygon([0, 3.2], [3.2, 0], [6.2, 3], [3, 6.2]));
    pen.fill(t.deep, circle(9.2, 8.8, 0.6));
  },

  lectern: (pen, t) => {
    pen.fill(t.second, corners(2.2, 4.3, 7.6, 4.2, 3.4, 3.4, 0, 0));
    pen.fill(t.ground, polygon([5, 4.3], [7, 4.3], [6, 6.4]));
    pen.fill(t.second, circle(6, 2.1, 2.1));
    pen.fill(t.main, polygon([1.6, 7], [10.4, 7], [9.6, 8.4], [2.4, 8.4]));
    pen.fill(t.main, polygon([4.7, 8.4], [7.3, 8.4], [6.9, 11.3], [5.1, 11.3]));
    pen.fill(t.main, rect(3, 11.3, 6, 0.7));
    pen.fill(t.accent, stroke(8.6, 7, 7.2, 4, 0.45));
    pen.fill(t.accent, circle(7.1, 3.7, 0.85));
    for (const r of [2.2, 3.4]) pen.fill(t.accent, quarterRing(8.6, 2.6, r, r - 0.5, 0));
  },

  target: (pen, t) => {
    pen.fill(t.main, circle(5.6, 6.4, 5.6));
    pen.fill(t.second, circle(5.6, 6.4, 4.2));
    pen.fill(t.main, circle(5.6, 6.4, 2.8));
    pen.fill(t.accent, circle(5.6, 6.4, 1.4));
    pen.fill(t.deep, stroke(5.6, 6.4, 10.6, 1.4, 0.6));
    pen.fill(t.accent, polygon([9.2, 2.8], [9.2, 0.8], [11.2, -1.2], [11.2, 0.8]));
    pen.fill(t.edge, polygon([9.2, 2.8], [11.2, 2.8], [13.2, 0.8], [11.2, 0.8]));
  },

  building: (pen, t) => {
    pen.fill(t.second, rect(0, 4.4, 4.4, 7.6));
    pen.fill(t.main, rect(3.6, 0, 5.4, 12));
    pen.fill(t.accent, polygon([9, 12], [9, 6.2], [12, 3.2], [12, 12]));
    motif(pen, 'squares', area(4.1, 0.8, 4.4, 6.6), 2.2, [t.main, t.ground, t.accent], false);
    pen.fill(t.deep, arch(5, 8.4, 2.6, 3.6));
    motif(pen, 'bars', area(0.6, 5.4, 2.4, 4.8), 1.2, [t.second, t.ground, t.ground], false);
    motif(pen, 'tents', area(9, 9, 3, 3), 1.5, [t.accent, t.deep, t.deep], false);
    pen.fill(t.edge, rect(-0.6, 12, 13.2, 0.5));
  },

  network: (pen, t) => {
    const nodes = [
      [6, 6, 2.2, t.accent],
      [1.6, 2.2, 1.6, t.main],
      [10.2, 1.8, 1.8, t.second],
      [1.9, 10.1, 1.8, t.second],
      [10.2, 10.1, 1.6, t.main],
    ] as const;
    for (const [x, y] of nodes.slice(1)) pen.fill(t.main, stroke(6, 6, x, y, 0.5));
    pen.fill(t.main, rect(1.7, 2.2, 0.5, 8));
    pen.fill(t.main, rect(10, 1.8, 0.5, 8));
    for (const [x, y, r, colour] of nodes) {
      pen.fill(colour, circle(x, y, r));
      pen.fill(t.deep, diamond(x, y, r * 0.55));
    }
  },

  heart: (pen, t) => {
    const side = 2.55;
    pen.fill(t.main, circle(6 - side, 4.05, side * Math.SQRT2));
    pen.fill(t.main, circle(6 + side, 4.05, side * Math.SQRT2));
    pen.fill(t.main, diamond(6, 6.6, 2 * side));
    pen.fill(t.second, diamond(6, 6.6, 3.4));
    pen.fill(t.deep, polygon([6, 3.2], [9.4, 6.6], [6, 10]));
    pen.fill(t.accent, diamond(6, 6.6, 1.7));
  },

  pair: (pen, t) => {
    pen.fill(t.main, circle(3.9, 6, 3.9));
    pen.clip(circle(3.9, 6, 3.9), () =>
      motif(pen, 'bars', area(0, 2, 3, 8), 1, [t.main, t.ground, t.ground], false),
    );
    pen.fill(t.second, circle(8.1, 6, 3.9));
    pen.clip(circle(8.1, 6, 3.9), () =>
      motif(pen, 'beads', area(9.2, 3, 3, 6), 1, [t.second, t.deep, t.deep], false),
    );
    pen.fill(t.accent, free([6, 2.71], [6, 9.29, 3.9], [6, 2.71, 3.9]));
    pen.fill(t.deep, diamond(6, 6, 1.1));
  },

  shop: (pen, t) => {
    pen.fill(t.main, rect(0.8, 4, 10.4, 8));
    pen.fill(t.deep, rect(1.8, 6.6, 4.6, 3.6));
    pen.fill(t.accent, arch(7.6, 6.4, 2.6, 5.6));
    pen.fill(t.second, quarter(1.8, 10.2, 2.8, 0));
    for (let i = 0; i < 6; i += 1) {
      const colour = i % 2 ? t.accent : t.second;
      pen.fill(colour, rect(i * 2, 1, 2, 3));
      pen.fill(colour, half(i * 2 + 1, 4, 1, 2));
    }
    pen.fill(t.edge, rect(0, 0.4, 12, 0.7));
  },

  homes: (pen, t) => {
    house(pen, 0, 12, 4.6, 5.2, t.second, t.accent, t.deep);
    house(pen, 7.4, 12, 4.6, 5.2, t.second, t.accent, t.deep);
    house(pen, 2.8, 12, 6.4, 6.4, t.main, t.edge, t.accent);
    pen.fill(t.edge, rect(-0.4, 12, 12.8, 0.5));
    pen.fill(t.accent, circle(10.4, 2, 1.5));
  },

  /** A coiled basket seen from above: heritage in the hand. */
  basket: (pen, t) => {
    pen.fill(t.main, circle(6, 6, 6));
    pen.fill(t.deep, circle(6, 6, 5.2));
    const spokes = 12;
    for (let i = 0; i < spokes; i += 1) {
      const at = (turn: number, r: number) =>
        [
          6 + r * Math.sin((turn / spokes) * 2 * Math.PI),
          6 - r * Math.cos((turn / spokes) * 2 * Math.PI),
        ] as const;
      pen.fill(i % 2 ? t.second : t.main, polygon(at(i - 0.5, 3), at(i, 5.2), at(i + 0.5, 3)));
    }
    pen.fill(t.second, circle(6, 6, 3));
    pen.fill(t.deep, circle(6, 6, 2.3));
    pen.fill(t.accent, circle(6, 6, 1.6));
    pen.fill(t.deep, diamond(6, 6, 0.8));
  },

  bulb: (pen, t) => {
    pen.fill(t.accent, circle(6, 4.6, 4.2));
    pen.fill(t.accent, polygon([3, 7.2], [9, 7.2], [7.8, 9.4], [4.2, 9.4]));
    pen.fill(t.main, rect(4.2, 9.6, 3.6, 0.9));
    pen.fill(t.main, rect(4.2, 10.7, 3.6, 0.8));
    pen.fill(t.second, half(6, 11.7, 1.2, 2));
    pen.fill(t.deep, diamond(6, 4.6, 2));
    pen.fill(t.main, diamond(6, 4.6, 0.9));
    for (const [x, y] of [
      [0.3, 4.6],
      [11.7, 4.6],
      [1.8, 0.6],
      [10.2, 0.6],
    ] as const)
      pen.fill(t.second, diamond(x, y, 0.8));
  },

  /** A board on its easel, halfway through a lesson. */
  board: (pen, t) => {
    pen.fill(t.second, stroke(3.2, 7, 1.4, 12.2, 0.8));
    pen.fill(t.second, stroke(8.8, 7, 10.6, 12.2, 0.8));
    pen.fill(t.accent, rect(5.5, -0.8, 1, 1.4));
    pen.fill(t.main, rect(0, 0.4, 12, 8.6));
    pen.fill(t.deep, rect(0.8, 1.2, 10.4, 7));
    pen.fill(t.second, polygon([1.8, 7.2], [1.8, 2.4], [6.6, 7.2]));
    pen.fill(t.accent, quarter(1.8, 7.2, 2.2, 0));
    for (const [y, w] of [
      [2.6, 3.2],
      [4.2, 2.2],
    ] as const)
      pen.fill(t.main, rect(6.8, y, w, 0.7));
    pen.fill(t.second, rect(-0.6, 9, 13.2, 0.9));
    pen.fill(t.accent, rect(7.6, 8.5, 2.4, 0.5));
  },

  /** A pencil that has drawn the next step. */
  pencil: (pen, t) => {
    pen.fill(t.accent, polygon([8.6, 0.2], [10.6, -0.6], [12, 1.4], [10.6, 3]));
    pen.fill(t.main, stroke(9.9, 2.1, 4.6, 7.4, 2.6));
    pen.fill(t.second, polygon([3.68, 6.48], [5.52, 8.32], [2.2, 9.8]));
    pen.fill(t.deep, polygon([2.8, 8.4], [3.6, 9.2], [2.2, 9.8]));
    pen.fill(t.second, stroke(9.9, 2.1, 5.2, 6.8, 0.7));
    pen.fill(
      t.accent,
      polygon([0, 11], [4, 11], [4, 9.6], [8, 9.6], [8, 8.2], [12, 8.2], [12, 12], [0, 12]),
    );
  },

  /** Four neighbours, no two alike. */
  faces: (pen, t) => {
    const tiles = [
      [0, 0, t.main, t.ground],
      [6.1, 0, t.second, t.deep],
      [0, 6.1, t.accent, t.deep],
      [6.1, 6.1, t.deep, t.second],
    ] as const;
    tiles.forEach(([x, y, plane, figure], i) => {
      pen.fill(plane, rect(x, y, 5.9, 5.9));
      pen.fill(figure, half(x + 2.95, y + 5.9, 2.3, 0));
      pen.fill(figure, circle(x + 2.95, y + 2.3, 1.2));
      if (i === 0) pen.fill(t.accent, half(x + 2.95, y + 2, 1.6, 0));
      if (i === 1) pen.fill(t.accent, circle(x + 2.95, y + 1, 0.8));
      if (i === 2) pen.fill(t.main, diamond(x + 2.95, y + 4.7, 0.8));
      if (i === 3) pen.fill(t.accent, rect(x + 1.3, y + 1, 3.3, 0.7));
    });
  },

  star: (pen, t) => {
    motif(pen, 'stars', area(0, 0, 12, 12), 12, [t.ground, t.main, t.accent], false);
    for (const [x, y] of [
      [2.4, 2.4],
      [9.6, 2.4],
      [9.6, 9.6],
      [2.4, 9.6],
    ] as const) {
      pen.fill(t.second, diamond(x, y, 1.5));
    }
    pen.fill(t.deep, diamond(6, 6, 0.9));
  },

  /** Stairs into an opening door. */
  rise: (pen, t) => {
    pen.fill(t.second, arch(5.6, -0.6, 6, 8));
    pen.fill(t.accent, arch(6.4, 0.2, 4.4, 7.2));
    pen.fill(t.deep, polygon([6.4, 2], [8.2, 3], [8.2, 7.4], [6.4, 7.4]));
    pen.fill(t.accent, circle(7.7, 5.2, 0.3));
    [0, 1, 2, 3].forEach((i) => {
      pen.fill(i % 2 ? t.second : t.main, rect(i * 1.6, 10.8 - i * 1.2, 12 - i * 1.6, 1.2));
    });
    pen.fill(t.edge, rect(-0.6, 12, 13.2, 0.5));
  },

  gauge: (pen, t) => {
    pen.fill(t.second, quarterRing(6, 9, 6, 3.6, 3));
    pen.fill(t.main, quarterRing(6, 9, 6, 3.6, 0));
    pen.fill(t.accent, polygon([6.7, 9.6], [5.3, 8.4], [9.8, 4.2]));
    pen.fill(t.accent, circle(6, 9, 1.1));
    pen.fill(t.main, rect(0, 10.4, 12, 0.8));
  },

  cart: (pen, t) => {
    pen.fill(t.main, polygon([2.4, 2.6], [12, 2.6], [10.6, 8], [3.6, 8]));
    pen.fill(t.main, polygon([0, 0.8], [2.2, 0.8], [4.4, 9.4], [3.2, 9.4], [1.2, 1.9], [0, 1.9]));
    motif(pen, 'gems', area(4, 3.6, 6, 3), 3, [t.main, t.second, t.second], false);
    pen.fill(t.accent, circle(4.8, 10.8, 1.2));
    pen.fill(t.accent, circle(9.4, 10.8, 1.2));
  },

  phone: (pen, t) => {
    pen.fill(t.edge, rounded(3, 0, 6.4, 12, 0.9));
    pen.fill(t.main, rect(3.6, 1.1, 5.2, 9.4));
    motif(pen, 'fans', area(3.6, 1.1, 5.2, 5.2), 5.2, [t.main, t.second, t.accent], false);
    pen.fill(t.accent, rect(4.4, 7.2, 3.6, 0.9));
    pen.fill(t.ground, rect(4.4, 8.7, 2.4, 0.6));
  },

  globe: (pen, t) => {
    pen.fill(t.main, circle(6, 6, 6));
    pen.fill(t.second, free([6, 0], [9.6, 3, 9.6, 9, 6, 12], [2.4, 9, 2.4, 3, 6, 0]));
    pen.fill(t.ground, rect(0, 5.7, 12, 0.6));
    pen.fill(t.ground, rect(0.9, 2.7, 10.2, 0.5));
    pen.fill(t.ground, rect(0.9, 8.8, 10.2, 0.5));
    pen.fill(t.accent, circle(9.8, 9.6, 1.8));
  },

  ringed: (pen, t) => {
    pen.fill(t.main, ring(6, 6, 6, 4.6));
    pen.fill(t.second, ring(6, 6, 3.6, 2.2));
    pen.fill(t.accent, circle(6, 6, 1.3));
  },

  skyline: (pen, t) => {
    pen.fill(t.second, rect(0, 6, 3, 6));
    pen.fill(t.main, rect(2.4, 3.4, 2.8, 8.6));
    // The tower every Johannesburger steers by.
    pen.fill(t.accent, rect(6.1, 1.6, 1, 10.4));
    pen.fill(t.accent, polygon([5.2, 3.2], [8, 3.2], [7.5, 5.4], [5.7, 5.4]));
    pen.fill(t.accent, polygon([6.3, 1.6], [6.6, -1], [6.9, 1.6]));
    pen.fill(t.main, half(9.5, 5.6, 1.7, 0));
    pen.fill(t.main, rect(7.8, 5.6, 3.4, 6.4));
    pen.fill(t.second, polygon([10.4, 12], [10.4, 8], [12.4, 6], [12.4, 12]));
    motif(pen, 'checks', area(2.9, 4.2, 1.8, 6), 0.6, [t.main, t.ground, t.ground], false);
    motif(pen, 'bars', area(8.3, 6.4, 2.4, 4), 0.8, [t.main, t.ground, t.ground], false);
    motif(pen, 'tents', area(0, 9.6, 2.4, 2.4), 1.2, [t.second, t.deep, t.deep], false);
    pen.fill(t.edge, rect(-0.6, 12, 13.6, 0.5));
  },
} satisfies Record<string, Symbol>;

export type SymbolName = keyof typeof symbols;

/** A slug's symbol when its picture has no design of its own: the first word that fits. */
const byWord: readonly (readonly [RegExp, SymbolName])[] = [
  [/divers|inclus/, 'people'],
  [/talent|upliftment/, 'rise'],
  [/empower|leader|career|growth/, 'ladder'],
  [/heritage|legacy|culture/, 'basket'],
  [/innovat|excellence|idea/, 'bulb'],
  [/sme|(^|-)shop|retail|business-transf/, 'shop'],
  [/collab|partner/, 'pair'],
  [/city|johannesburg|township/, 'skyline'],
  [/communit|social/, 'homes'],
  [/sustain|environment|green/, 'sprout'],
  [/personal|focus|goal|tailor/, 'target'],
  [/facilit|campus|office/, 'building'],
  [/network|integrat|connect/, 'network'],
  [/client|care|centric/, 'heart'],
  [/ethic|legal|complian|govern|integrity/, 'scale'],
  [/keynote|speaker|session/, 'lectern'],
  [/hands|workshop|practical/, 'tools'],
  [/group|activit|team/, 'circle'],
  [/quarter|intensive|calendar|annual/, 'calendar'],
  [/online|course|remote|e-learn/, 'lesson'],
  [/analytic|report|data|bi$/, 'chart'],
  [/secur|protect/, 'shield'],
  [/cloud|azure/, 'cloud'],
  [/gam/, 'controller'],
  [/sharepoint|document/, 'documents'],
  [/rand|research/, 'lens'],
  [/erp|dynamics/, 'blocks'],
  [/train|skill|learn/, 'book'],
  [/academy/, 'board'],
  [/mobile|app/, 'phone'],
  [/commerce|store/, 'cart'],
  [/web|global|site/, 'globe'],
  [/support|help|talk|chat|contact|reach|home/, 'bubbles'],
  [/digital|transform|software|develop/, 'laptop'],
];

export const symbolFor = (slug: string): SymbolName | undefined =>
  byWord.find(([word]) => word.test(slug))?.[1];
