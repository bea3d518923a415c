import { Resvg } from '@resvg/resvg-js';
import { encode } from 'fast-png';

/** Renders an SVG at a width in px. */
export const rendered = (svg: string, width: number) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();

/**
 * Draws an opaque SVG as a PNG with a palette of the 256 most common colours. With few colours, the
 * PNG is a fifth of the size of a browser's screenshot. `Comment` is embedded as text.
 */
export function palettePng(svg: string, width: number, Comment = ''): Buffer {
  const image = rendered(svg, width);
  const { pixels } = image;
  const colours = Array.from({ length: pixels.length / 4 }, (_, i) => pixels.readUIntBE(i * 4, 3));
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const common = [...counts]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .slice(0, 256)
    .map(([colour]) => colour);

  const split = (colour: number) => [16, 8, 0].map((shift) => (colour >>> shift) & 255);
  const palette = common.map(split);
  const indices = new Map(common.map((colour, index) => [colour, index]));
  const indexOf = (colour: number): number => {
    const known = indices.get(colour);
    if (known !== undefined) return known;
    const wanted = split(colour);
    const distances = palette.map((channels) =>
      channels.reduce((sum, value, k) => sum + (value - (wanted[k] ?? 0)) ** 2, 0),
    );
    const nearest = distances.indexOf(Math.min(...distances));
    indices.set(colour, nearest);
    return nearest;
  };

  const { height } = image;
  const data = Uint8Array.from(colours, indexOf);
  const indexed = { width: image.width, height, data, channels: 1, depth: 8, palette } as const;
  return Buffer.from(encode({ ...indexed, text: { Comment } }, { zlib: { level: 9 } }));
}
