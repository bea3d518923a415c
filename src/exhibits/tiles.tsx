/** A `fill` with light triangles and diamonds, for a shape drawn over a coloured shape. */
export const TILED = 'url(#tiles)';

/** Defines `TILED`. Must be rendered once per page, inside an SVG element. */
export const Tiles = () => (
  <pattern id="tiles" width="20" height="10" patternUnits="userSpaceOnUse">
    <path d="M0 10L5 0L10 10ZM15 0L20 5L15 10L10 5Z" fill="#fff" opacity=".12" />
  </pattern>
);
