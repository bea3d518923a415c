/**
 * Returns the relative luminance of a colour, from 0 to 1.
 * @param colour as `#rrggbb`
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
