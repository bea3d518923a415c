import { saveFile } from '../page/save-file.ts';
import { COLUMNS, type Mural, ROWS, TILE } from './mural.ts';
import { svgOf } from './svg.ts';

/** Pixels per unit: 1 728 by 1 152 in total. */
const SCALE = 12;

const pngOf = ({ tiles }: Mural): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS * TILE * SCALE;
  canvas.height = ROWS * TILE * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  for (const { fill, d, at } of tiles.flat()) {
    const [across, down, x, y] = at;
    context.setTransform(across * SCALE, 0, 0, down * SCALE, x * SCALE, y * SCALE);
    context.fillStyle = fill;
    context.fill(new Path2D(d));
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};

/**
 * Makes the browser save a wall as a file.
 * @throws Error when the browser cannot draw the picture
 */
export const saveMural = async (mural: Mural, name: string, kind: 'svg' | 'png'): Promise<void> => {
  const blob =
    kind === 'png' ? await pngOf(mural) : new Blob([svgOf(mural)], { type: 'image/svg+xml' });
  saveFile(blob, `wall ${name}`, kind);
};
