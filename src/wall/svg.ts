import { escaped, shapesAsSvg } from '../seal/svg.ts';
import { COLUMNS, type Mural, ROWS, TILE } from './mural.ts';

/** The height of the strip below a wall, in units. */
const STRIP = 12;
/** The longest name that fits without being squeezed, in characters. */
const NAME_FITS = 32;

interface Caption {
  readonly name: string;
  /** The address of the page that painted the wall. */
  readonly source: string;
}

/** The size of a wall's file, in units. */
export const FILE_SIZE = { width: COLUMNS * TILE, height: ROWS * TILE + STRIP };

export const svgOf = ({ tiles }: Mural, { name, source }: Caption): string => {
  const { width, height } = FILE_SIZE;
  const top = height - STRIP;
  const squeezed =
    [...name].length > NAME_FITS ? ' textLength="92" lengthAdjust="spacingAndGlyphs"' : '';
  const caption = `<path fill="#15122b" d="M0 ${top}h${width}v${STRIP}H0z"/><g font-family="sans-serif"><text x="4" y="${top + 8}" font-size="5" font-weight="700" fill="#fbf8f3"${squeezed}>${escaped(name)}</text><text x="${width - 4}" y="${top + 8}" font-size="4" text-anchor="end" fill="#f2a413">${escaped(source)}</text></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 10}" height="${height * 10}" viewBox="0 0 ${width} ${height}">${shapesAsSvg(tiles.flat())}${caption}</svg>`;
};
