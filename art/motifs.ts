/**
 * The wall's vocabulary: each motif fills a rectangle with tiles of one size.
 * The first colour is its ground, the second its figure, the third a small note.
 */
import {
  circle,
  diamond,
  half,
  type Outline,
  petal,
  polygon,
  quarter,
  quarterRing,
  rect,
  type Turn,
} from './outline.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Surface {
  fill(colour: string, outline: Outline): unknown;
  /** Hears of each motif that is not plain. */
  note(motif: string): unknown;
}

export type Colours = readonly [string, string, string];

type Tile = (
  on: Surface,
  x: number,
  y: number,
  s: number,
  colours: Colours,
  column: number,
  row: number,
) => void;

const tiles = {
  solid: () => {},
  sails: (on, x, y, s, [, a]) => on.fill(a, polygon([x, y], [x + s, y + s], [x, y + s])),
  kites: (on, x, y, s, [, a], i, j) =>
    (i + j) % 2
      ? on.fill(a, polygon([x, y], [x + s, y], [x + s, y + s]))
      : on.fill(a, polygon([x + s, y], [x + s, y + s], [x, y + s])),
  peaks: (on, x, y, s, [, a, b]) => {
    on.fill(a, polygon([x + s / 2, y], [x + s, y + s], [x, y + s]));
    on.fill(b, polygon([x + s / 2, y + s / 2], [x + (s * 3) / 4, y + s], [x + s / 4, y + s]));
  },
  tents: (on, x, y, s, [, a]) => on.fill(a, polygon([x + s / 2, y], [x + s, y + s], [x, y + s])),
  arrows: (on, x, y, s, [, a]) =>
    on.fill(
      a,
      polygon(
        [x, y],
        [x + s / 2, y],
        [x + s, y + s / 2],
        [x + s / 2, y + s],
        [x, y + s],
        [x + s / 2, y + s / 2],
      ),
    ),
  chevrons: (on, x, y, s, [, a]) =>
    on.fill(
      a,
      polygon(
        [x, y + s / 2],
        [x + s / 2, y],
        [x + s, y + s / 2],
        [x + s, y + s],
        [x + s / 2, y + s / 2],
        [x, y + s],
      ),
    ),
  diamonds: (on, x, y, s, [, a, b]) => {
    on.fill(a, diamond(x + s / 2, y + s / 2, s / 2));
    on.fill(b, diamond(x + s / 2, y + s / 2, s / 4));
  },
  gems: (on, x, y, s, [, a]) => on.fill(a, diamond(x + s / 2, y + s / 2, s / 2)),
  bows: (on, x, y, s, [, a]) => {
    on.fill(a, polygon([x, y], [x + s / 2, y + s / 2], [x, y + s]));
    on.fill(a, polygon([x + s, y], [x + s, y + s], [x + s / 2, y + s / 2]));
  },
  steps: (on, x, y, s, [, a]) => {
    const q = s / 4;
    on.fill(
      a,
      polygon(
        [x, y],
        [x + q, y],
        [x + q, y + q],
        [x + 2 * q, y + q],
        [x + 2 * q, y + 2 * q],
        [x + 3 * q, y + 2 * q],
        [x + 3 * q, y + 3 * q],
        [x + s, y + 3 * q],
        [x + s, y + s],
        [x, y + s],
      ),
    );
  },
  /** A stepped hill with a smaller one inside it. */
  hills: (on, x, y, s, [, a, b]) => {
    const q = s / 6;
    const hill = (n: number, base: number, colour: string) => {
      for (let k = 0; k < n; k += 1) {
        on.fill(
          colour,
          rect(x + s / 2 - (n - k) * q, y + base - (k + 1) * q * 1.5, (n - k) * 2 * q, q * 1.5),
        );
      }
    };
    hill(3, s - q, a);
    on.fill(a, rect(x, y + s - q, s, q));
    hill(1, s - q, b);
  },
  quarters: (on, x, y, s, [, a], i, j) => {
    const turn = ((i + 2 * j) % 4) as Turn;
    const cx = turn === 0 || turn === 1 ? x : x + s;
    const cy = turn === 0 || turn === 3 ? y + s : y;
    on.fill(a, quarter(cx, cy, s, turn));
  },
  waves: (on, x, y, s, [, a], i, j) =>
    (i + j) % 2 ? on.fill(a, quarter(x, y + s, s, 0)) : on.fill(a, quarter(x + s, y, s, 2)),
  leaves: (on, x, y, s, [, a], i, j) => on.fill(a, petal(x, y, s, (i + j) % 2 === 0)),
  flowers: (on, x, y, s, [, a, b], i, j) => {
    on.fill(a, petal(x, y, s, (i + j) % 2 === 1));
    if (i % 2 && j % 2) on.fill(b, circle(x, y, s / 5));
  },
  fans: (on, x, y, s, [g, a, b]) => {
    on.fill(a, quarter(x, y + s, s, 0));
    on.fill(g, quarter(x, y + s, (s * 3) / 4, 0));
    on.fill(b, quarter(x, y + s, s / 2, 0));
    on.fill(g, quarter(x, y + s, s / 4, 0));
  },
  suns: (on, x, y, s, [g, a, b]) => {
    on.fill(a, half(x + s / 2, y + s, s / 2, 0));
    on.fill(g, half(x + s / 2, y + s, s / 3, 0));
    on.fill(b, half(x + s / 2, y + s, s / 6, 0));
  },
  scales: (on, x, y, s, [, a, b]) => {
    on.fill(a, half(x + s / 2, y, s / 2, 2));
    on.fill(b, half(x + s / 2, y, s / 4, 2));
  },
  beads: (on, x, y, s, [, a]) => on.fill(a, circle(x + s / 2, y + s / 2, s * 0.32)),
  discs: (on, x, y, s, [, a, b]) => {
    on.fill(a, circle(x + s / 2, y + s / 2, s / 2));
    on.fill(b, circle(x + s / 2, y + s / 2, s / 4));
  },
  squares: (on, x, y, s, [g, a, b]) => {
    on.fill(a, rect(x + s / 8, y + s / 8, (s * 3) / 4, (s * 3) / 4));
    on.fill(g, rect(x + s / 4, y + s / 4, s / 2, s / 2));
    on.fill(b, rect(x + (s * 3) / 8, y + (s * 3) / 8, s / 4, s / 4));
  },
  checks: (on, x, y, s, [, a], i, j) => (i + j) % 2 && on.fill(a, rect(x, y, s, s)),
  bars: (on, x, y, s, [, a]) => on.fill(a, rect(x, y, s / 2, s)),
  lines: (on, x, y, s, [, a]) => on.fill(a, rect(x, y, s, s / 2)),
  stars: (on, x, y, s, [, a, b]) => {
    const [m, w] = [s / 2, s / 7];
    const [cx, cy] = [x + m, y + m];
    on.fill(
      a,
      polygon(
        [cx, y],
        [cx + w, cy - w],
        [x + s, cy],
        [cx + w, cy + w],
        [cx, y + s],
        [cx - w, cy + w],
        [x, cy],
        [cx - w, cy - w],
      ),
    );
    on.fill(b, diamond(cx, cy, w));
  },
} satisfies Record<string, Tile>;

export type MotifName = keyof typeof tiles;

export function motif(
  on: Surface,
  name: MotifName,
  area: Area,
  size: number,
  colours: Colours,
  painted = true,
): void {
  if (painted) on.fill(colours[0], rect(area.x, area.y, area.w, area.h));
  const tile: Tile = tiles[name];
  if (name !== 'solid') on.note(name);
  for (let j = 0; j * size < area.h - 0.01; j += 1) {
    for (let i = 0; i * size < area.w - 0.01; i += 1) {
      tile(on, area.x + i * size, area.y + j * size, size, colours, i, j);
    }
  }
}

/** Several rings in one corner: the fan that opens most compositions. */
export function fan(
  on: Surface,
  cx: number,
  cy: number,
  turn: Turn,
  radii: readonly number[],
  colours: readonly string[],
): void {
  radii.forEach((r, i) => {
    const inner = radii[i + 1];
    const colour = colours[i % colours.length] as string;
    on.fill(
      colour,
      inner === undefined ? quarter(cx, cy, r, turn) : quarterRing(cx, cy, r, inner, turn),
    );
  });
}
