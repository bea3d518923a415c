/** The `fill` of a shape that covers a drawing with light tents and diamonds. */
export const TILED = 'url(#tiles)';

/** Defines `TILED`, once a page, inside an SVG element. */
export const Tiles = () => (
  <pattern id="tiles" width="20" height="10" patternUnits="userSpaceOnUse">
    <path d="M0 10L5 0L10 10ZM15 0L20 5L15 10L10 5Z" fill="#fff" opacity=".12" />
  </pattern>
);
