import { site } from '../content/site.ts';
import { pngOf } from '../page/png-of.ts';
import { saveFile } from '../page/save-file.ts';
import type { Mural } from './mural.ts';
import { FILE_SIZE, svgOf } from './svg.ts';

/** Pixels per unit: 1 728 by 1 296 in total. */
const SCALE = 12;

/**
 * Makes the browser save a wall as a file.
 * @throws Error when the browser cannot draw the picture
 */
export const saveMural = async (mural: Mural, name: string, kind: 'svg' | 'png'): Promise<void> => {
  const svg = svgOf(mural, { name, source: `${site.domain}/wall` });
  const blob =
    kind === 'png'
      ? await pngOf(svg, FILE_SIZE.width * SCALE)
      : new Blob([svg], { type: 'image/svg+xml' });
  saveFile(blob, `wall ${name}`, kind);
};
