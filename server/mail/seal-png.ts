import { Resvg } from '@resvg/resvg-js';
import { SEAL_SIZE, type Seal } from '../../src/seal/seal.ts';
import { shapesAsSvg } from '../../src/seal/svg.ts';

/** The picture's width and height in pixels. Emails display it at half this size. */
export const SEAL_PX = 144;

export const drawSeal = ({ shapes }: Seal) => {
  const box = `viewBox="0 0 ${SEAL_SIZE} ${SEAL_SIZE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shapesAsSvg(shapes)}</svg>`;
  const font = { loadSystemFonts: false };
  return new Resvg(svg, { fitTo: { mode: 'width', value: SEAL_PX }, font }).render();
};

/** Returns a seal as a PNG, because many mail programs show neither SVG nor `data:` URLs. */
export const sealPng = (seal: Seal): Buffer => drawSeal(seal).asPng();
