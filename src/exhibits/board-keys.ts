import { SIZE } from './four-in-a-row.ts';

/** Returns the tile that `key` focuses (at an edge, the same tile), or null for other keys. */
export const tileAfterKey = (key: string, tile: number): number | null => {
  const column = tile % SIZE;
  switch (key) {
    case 'ArrowLeft':
      return column === 0 ? tile : tile - 1;
    case 'ArrowRight':
      return column === SIZE - 1 ? tile : tile + 1;
    case 'ArrowUp':
      return tile < SIZE ? tile : tile - SIZE;
    case 'ArrowDown':
      return tile >= SIZE * (SIZE - 1) ? tile : tile + SIZE;
    case 'Home':
      return tile - column;
    case 'End':
      return tile - column + SIZE - 1;
    default:
      return null;
  }
};
