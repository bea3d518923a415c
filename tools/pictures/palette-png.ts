import { Resvg } from '@resvg/resvg-js';
import { encode } from 'fast-png';

/**
 * Draws an SVG as a PNG with a palette of the 256 most common colours. If a picture has few colours,
 * its PNG is a fifth of the size of a browser's screenshot. `Comment` is embedded as text.
 */
export function palettePng(svg: string, width: number, Comment = ''): Buffer {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels, height } = image;
  const colours = Array.from({ length: pixels.length / 4 }, (_, i) => pixels.readUInt32BE(i * 4));
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const opacity = (colour: number) => colour & 255;
  const common = [...counts]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .slice(0, 256)
    .map(([colour]) => colour)
    // A PNG may list the opacity of just the first colours of its palette; the rest are opaque.
    .sort((a, b) => opacity(a) - opacity(b));

  // Resvg premultiplies colours by their opacity, but PNG does not.
  const split = (colour: number) => [
    ...[24, 16, 8].map((shift) => ((colour >>> shift) & 255) * (255 / (opacity(colour) || 1))),
    opacity(colour),
  ];
  const channels = common.map(split);
  const indices = new Map(common.map((colour, index) => [colour, index]));
  const indexOf = (colour: number): number => {
    const known = indices.get(colour);
    if (known !== undefined) return known;
    const wanted = split(colour);
    const distances = channels.map((each) =>
      each.reduce((sum, value, k) => sum + (value - (wanted[k] ?? 0)) ** 2, 0),
    );
    const nearest = distances.indexOf(Math.min(...distances));
    indices.set(colour, nearest);
    return nearest;
  };

  const data = Uint8Array.from(colours, indexOf);
  const isOpaque = common.every((colour) => opacity(colour) === 255);
  const palette = channels.map((each) => each.slice(0, isOpaque ? 3 : 4).map(Math.round));
  const indexed = { width: image.width, height, data, channels: 1, depth: 8, palette } as const;
  return Buffer.from(encode({ ...indexed, text: { Comment } }, { zlib: { level: 9 } }));
}
