import { type Shape, SQUARE } from './shape.ts';

/**
 * The motifs of seals and walls, on a square of 24 units. Each is a figure with a smaller shape
 * (the note) on top. A motif must never change, because people compare seals across releases.
 */
const motifs = {
  door: ['M3 24V12A9 9 0 0 1 21 12V24Z', 'M8 24V13A4 4 0 0 1 16 13V24Z'],
  window: ['M3 3H21V21H3Z', 'M8 8H16V16H8Z'],
  sun: ['M0 24A12 12 0 0 1 24 24Z', 'M6 24A6 6 0 0 1 18 24Z'],
  tent: ['M12 0L24 24H0Z', 'M12 12L18 24H6Z'],
  diamond: ['M12 0L24 12L12 24L0 12Z', 'M12 6L18 12L12 18L6 12Z'],
  star: [
    'M12 0L15.5 8.5L24 12L15.5 15.5L12 24L8.5 15.5L0 12L8.5 8.5Z',
    'M12 8.5L15.5 12L12 15.5L8.5 12Z',
  ],
  leaf: ['M0 24A24 24 0 0 1 24 0A24 24 0 0 1 0 24Z', 'M6 18A12 12 0 0 1 18 6A12 12 0 0 1 6 18Z'],
  hill: ['M0 24V18H4V12H8V6H16V12H20V18H24V24Z', 'M8 24V16H16V24Z'],
  fan: ['M0 0A24 24 0 0 1 24 24H0Z', 'M0 12A12 12 0 0 1 12 24H0Z'],
  arrow: ['M0 0H12L24 12L12 24H0L12 12Z', 'M0 6L6 12L0 18Z'],
  bow: ['M0 0L12 12L24 0V24L12 12L0 24Z', 'M12 6L18 12L12 18L6 12Z'],
  bead: ['M0 12A12 12 0 0 1 24 12A12 12 0 0 1 0 12Z', 'M6 12A6 6 0 0 1 18 12A6 6 0 0 1 6 12Z'],
  bowl: ['M0 0H24A12 12 0 0 1 0 0Z', 'M6 0H18A6 6 0 0 1 6 0Z'],
  sail: ['M0 0L24 24H0Z', 'M0 12L12 24H0Z'],
  stairs: ['M0 0H6V6H12V12H18V18H24V24H0Z', 'M0 12H6V18H12V24H0Z'],
  chevron: ['M0 12L12 0L24 12V24L12 12L0 24Z', 'M12 16L20 24H4Z'],
  blinds: ['M0 0H24V6H0ZM0 12H24V18H0Z', 'M9 0H15V6H9ZM9 12H15V18H9Z'],
  // Parts of a door. The arch slightly overlaps its neighbours, to hide the seam.
  arch: ['M-.5 0A24 24 0 0 1 24 24V24.5H-.5Z', 'M-1 12A12 12 0 0 1 12 24V25H-1Z'],
  jamb: ['M0 0H24V24H0Z', 'M0 0H12V24H0Z'],
} as const satisfies Readonly<Record<string, readonly [figure: string, note: string]>>;

export type Motif = keyof typeof motifs;

/** Motifs that look good when repeated in a pattern of small tiles. */
export const patterns = [
  ...(['sun', 'tent', 'diamond', 'star', 'leaf', 'hill', 'fan', 'arrow'] as const),
  ...(['bow', 'bead', 'bowl', 'sail', 'stairs', 'chevron', 'blinds', 'window'] as const),
] as const satisfies readonly Motif[];

export type Colours = readonly [ground: string, figure: string, note: string];

export interface Tile {
  readonly motif: Motif;
  readonly colours: Colours;
  /** The square's position and side length, in units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Whether the motif is drawn four times, at half the size. */
  readonly fine?: boolean;
  readonly mirrored?: boolean;
  readonly upsideDown?: boolean;
}

/** Returns a tile's shapes, from back to front. */
export const drawTile = ({
  motif,
  colours: [ground, figure, note],
  x,
  y,
  size,
  fine = false,
  mirrored = false,
  upsideDown = false,
}: Tile): readonly Shape[] => {
  const placed = (left: number, top: number, side: number): Shape['at'] => [
    (mirrored ? -side : side) / 24,
    (upsideDown ? -side : side) / 24,
    mirrored ? left + side : left,
    upsideDown ? top + side : top,
  ];
  const part = fine ? size / 2 : size;
  const offsets = fine ? [0, part] : [0];
  const [drawn, noted] = motifs[motif];
  const parts = offsets.flatMap((down) =>
    offsets.map((across) => placed(x + across, y + down, part)),
  );
  return [
    { fill: ground, d: SQUARE, at: placed(x, y, size) },
    ...parts.flatMap((at) => [
      { fill: figure, d: drawn, at },
      { fill: note, d: noted, at },
    ]),
  ];
};
