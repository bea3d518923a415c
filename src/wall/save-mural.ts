import { site } from '../content/site.ts';
import { saveFile } from '../page/save-file.ts';
import type { Mural } from './mural.ts';
import { FILE_SIZE, svgOf } from './svg.ts';

/** Pixels per unit: 1 728 by 1 296 in total. */
const SCALE = 12;

const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = FILE_SIZE.width * SCALE;
  canvas.height = FILE_SIZE.height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};

/**
 * Makes the browser save a wall as a file.
 * @throws Error when the browser cannot draw the picture
 */
export const saveMural = async (mural: Mural, name: string, kind: 'svg' | 'png'): Promise<void> => {
  const svg = svgOf(mural, { name, source: `${site.domain}/wall` });
  const blob = kind === 'png' ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
  saveFile(blob, `wall ${name}`, kind);
};
