import { SEAL_SIZE, type Seal } from '../../src/seal/seal.ts';
import type { Shape } from '../../src/seal/shape.ts';
import { palettePng } from '../palette-png.ts';
import { outlinesOf, type Point } from './outline.ts';

/** The picture's side in pixels: twice its displayed size. */
export const SEAL_PX = 144;
/** The seal is first drawn this many times larger, for smooth edges. */
const FINER = 4;

/** Returns where the outlines cross the line at `y`, from left to right, with their direction. */
const crossings = (outlines: readonly (readonly Point[])[], y: number) =>
  outlines
    .flatMap((points) =>
      points.flatMap(([x0, y0], index) => {
        const [x1, y1] = points[(index + 1) % points.length] ?? [x0, y0];
        if (y0 <= y === y1 <= y) return [];
        return [{ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), way: y1 > y0 ? 1 : -1 }];
      }),
    )
    .sort((a, b) => a.x - b.x);

const paint = (canvas: Uint32Array, side: number, shape: Shape): void => {
  const colour = Number.parseInt(shape.fill.slice(1), 16);
  const scale = side / SEAL_SIZE;
  const outlines = outlinesOf(shape);
  for (let row = 0; row < side; row += 1) {
    let winding = 0;
    let from = 0;
    for (const { x, way } of crossings(outlines, (row + 0.5) / scale)) {
      const column = Math.min(side, Math.max(0, Math.round(x * scale)));
      if (winding !== 0) canvas.fill(colour, row * side + from, row * side + column);
      winding += way;
      from = column;
    }
  }
};

/** Returns the colours of a seal, 0xRRGGBB, in `side` rows and columns. */
export const rastered = ({ shapes }: Seal, side: number): Uint32Array => {
  const canvas = new Uint32Array(side * side);
  for (const shape of shapes) paint(canvas, side, shape);
  return canvas;
};

/**
 * Draws a seal as a PNG, because many mail programs show neither SVG nor `data:` URLs. Table cells
 * could only draw squares, and a dark theme would change their colours.
 */
export const sealPng = (seal: Seal): Buffer => {
  const side = SEAL_PX * FINER;
  const canvas = rastered(seal, side);
  const pixels = Buffer.alloc(SEAL_PX * SEAL_PX * 4, 255);
  for (let y = 0; y < SEAL_PX; y += 1) {
    for (let x = 0; x < SEAL_PX; x += 1) {
      const sum = [0, 0, 0];
      for (let part = 0; part < FINER ** 2; part += 1) {
        const row = y * FINER + Math.floor(part / FINER);
        const colour = canvas[row * side + x * FINER + (part % FINER)] ?? 0;
        [16, 8, 0].forEach((shift, channel) => {
          sum[channel] = (sum[channel] ?? 0) + ((colour >>> shift) & 255);
        });
      }
      sum.forEach((all, channel) => {
        pixels[(y * SEAL_PX + x) * 4 + channel] = Math.round(all / FINER ** 2);
      });
    }
  }
  return palettePng(pixels, SEAL_PX, SEAL_PX);
};
