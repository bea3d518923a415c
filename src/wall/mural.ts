import { drawTile, type Motif, patterns } from '../seal/motifs.ts';
import { rng } from '../seal/rng.ts';
import type { Shape } from '../seal/shape.ts';

export const COLUMNS = 6;
export const ROWS = 4;
/** The side of a tile, in units. */
export const TILE = 24;

/** Five of the brand's colours: ground, main, second, accent and deep. */
type Palette = readonly [string, string, string, string, string];

export const palettes: readonly Palette[] = [
  ['#4338ca', '#fbf8f3', '#8cc9e8', '#f2a413', '#15122b'],
  ['#c8502b', '#fbf8f3', '#f4c3a8', '#f2a413', '#15122b'],
  ['#1e7a56', '#fadc94', '#a9dcc0', '#f2a413', '#12513a'],
  ['#8cc9e8', '#4338ca', '#fbf8f3', '#c8502b', '#15122b'],
  ['#f2a413', '#15122b', '#fbf8f3', '#4338ca', '#8e3519'],
  ['#f3e6d0', '#1e7a56', '#f2a413', '#c8502b', '#15122b'],
  ['#15122b', '#f2a413', '#c8502b', '#fbf8f3', '#2a2370'],
  ['#f4c3a8', '#4338ca', '#f2a413', '#c8502b', '#15122b'],
];

/** A tile's three colours, as indexes into a palette: ground, figure and note. */
const layings = [
  [0, 1, 3],
  [1, 0, 2],
  [2, 4, 1],
  [4, 3, 2],
  [4, 2, 3],
  [3, 4, 1],
  [2, 0, 3],
] as const;

/** A tile's look, which several places on a wall share. */
interface Work {
  readonly motif: Motif;
  readonly laying: (typeof layings)[number];
  readonly fine: boolean;
}

interface Place {
  /** The index of one of the wall's five works. */
  readonly work: number;
  readonly motif?: Motif;
  readonly upsideDown?: boolean;
}

/** The plan of half a wall; `column` counts from the edge to the middle, `row` from the top. */
type Plan = (column: number, row: number) => Place;

const plans: readonly Plan[] = [
  // Two friezes, and between them two rows that mirror each other.
  (column, row) => {
    if (row === 0 || row === 3) return { work: row === 0 ? 3 : 4 };
    return { work: column, upsideDown: row === 2 };
  },
  // Layers that rise towards the middle.
  (column, row) => ({ work: Math.min(4, Math.max(0, column + row - 1)) }),
  // A door, and patterns above it and on both sides.
  (column, row) => {
    if (row === 0) return { work: column === 2 ? 3 : 2 };
    if (column === 2) return { work: 4, motif: row === 1 ? 'arch' : 'jamb' };
    return { work: column };
  },
];

export interface Mural {
  /** Row by row. */
  readonly tiles: readonly (readonly Shape[])[];
  readonly palette: number;
}

/**
 * Returns the wall for a name: two halves that mirror each other. In every release, the same name
 * gives the same wall, regardless of case.
 * @param palette replaces the palette derived from the name
 */
export const muralOf = (name: string, palette?: number): Mural => {
  const random = rng(name.toLowerCase());
  const own = random.below(palettes.length);
  const plan = random.pick(plans);
  const motifs = new Set<Motif>();
  while (motifs.size < 5) motifs.add(random.pick(patterns));
  const works = [...motifs].map(
    (motif): Work => ({ motif, laying: random.pick(layings), fine: random.chance(0.4) }),
  );
  const chosen = (palette ?? own) % palettes.length;

  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const mirrored = column >= COLUMNS / 2;
    const place = plan(mirrored ? COLUMNS - 1 - column : column, row);
    const work = works[place.work];
    const painted = palettes[chosen];
    if (!work || !painted) throw new Error('The plan refers to an unknown work or palette');
    const [ground, figure, note] = work.laying;
    return drawTile({
      motif: place.motif ?? work.motif,
      colours: [painted[ground], painted[figure], painted[note]],
      x: column * TILE,
      y: row * TILE,
      size: TILE,
      fine: work.fine && !place.motif,
      // The motifs of a door are drawn for its right half.
      mirrored: place.motif ? !mirrored : mirrored,
      upsideDown: place.upsideDown ?? false,
    });
  });
  return { tiles, palette: chosen };
};
