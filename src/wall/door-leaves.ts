import { shapesAsSvg } from '../seal/svg.ts';
import { COLUMNS, muralOf, ROWS, TILE } from './mural.ts';
import { readWallHash } from './wall-link.ts';
import { wallName } from './wall-name.ts';

/** Returns a wall's left and right halves as SVG, or [] if the hash has no valid name. */
export const leavesOf = (hash: string): readonly string[] => {
  const { text, palette } = readWallHash(hash);
  const named = wallName(text);
  if (named.status !== 'name') return [];
  const [width, height] = [(COLUMNS / 2) * TILE, ROWS * TILE];
  const shapes = shapesAsSvg(muralOf(named.name, palette).tiles.flat());
  return [0, width].map(
    (left) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}">${shapes}</svg>`,
  );
};
