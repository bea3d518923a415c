interface Tile {
  /** A motif of the site's walls, in a square of 10 units. */
  readonly d: string;
  /** The class of the ground's colour. */
  readonly ground: string;
}

/** Patterned fills of drawings to scale. */
const tiles = {
  indigo: { d: 'M0 10L5 0L10 10Z', ground: 'fill-plane-indigo' },
  sky: { d: 'M5 0L10 5L5 10L0 5Z', ground: 'fill-sky' },
  leaf: { d: 'M0 0A10 10 0 0 1 10 10H0Z', ground: 'fill-leaf' },
  marigold: { d: 'M0 0H5V5H10V10H0Z', ground: 'fill-marigold' },
  clay: { d: 'M0 10A5 5 0 0 1 10 10Z', ground: 'fill-clay' },
} as const satisfies Readonly<Record<string, Tile>>;

type TileName = keyof typeof tiles;

/** The `fill` of a shape, where `Tiles` defines it. */
export const tiled = (name: TileName): string => `url(#tile-${name})`;

/** Defines the fills of `tiled`, once a page, inside an SVG element. */
export const Tiles = ({ names }: { readonly names: readonly TileName[] }) =>
  names.map((name) => (
    <pattern key={name} id={`tile-${name}`} width="10" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 0h10v10H0z" className={tiles[name].ground} />
      <path d={tiles[name].d} fill="#fff" opacity=".3" />
    </pattern>
  ));
