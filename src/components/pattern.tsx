const TILE = 20;
const fills = ['fill-marigold', 'fill-clay', 'fill-sky', 'fill-leaf'];
// A quarter circle for each corner of a tile, and a triangle that fills half a tile.
const shapes = [
  'M0 20V0a20 20 0 0 1 20 20z',
  'M0 0h20a20 20 0 0 1-20 20z',
  'M20 0v20A20 20 0 0 1 0 0z',
  'M20 20H0A20 20 0 0 1 20 0z',
  'M0 0h20v20z',
];

/** Returns a 32-bit hash of a string (FNV-1a), with the upper half mixed into the lower half. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

interface PatternProps {
  readonly seed: string;
  readonly columns: number;
  readonly rows: number;
  readonly className?: string;
}

export const Pattern = ({ seed, columns, rows, className = '' }: PatternProps) => (
  <svg
    viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
    preserveAspectRatio="xMidYMid slice"
    className={`block h-full w-full bg-plane-indigo ${className}`}
    aria-hidden="true"
  >
    {Array.from({ length: columns * rows }, (_, i) => {
      const n = numberOf(`${i} ${seed}`);
      return (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
          key={i}
          transform={`translate(${(i % columns) * TILE} ${Math.floor(i / columns) * TILE})`}
          d={shapes[n % shapes.length]}
          className={fills[(n >>> 8) % fills.length]}
        />
      );
    })}
  </svg>
);
