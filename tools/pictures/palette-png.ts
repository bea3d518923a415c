import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function encode(pixels: Buffer, width: number, height: number, note: string): Buffer {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = pixels.readUInt32BE(i);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .slice(0, 256)
    .map(([colour]) => colour);

  const split = (colour: number) => [24, 16, 8, 0].map((shift) => (colour >>> shift) & 255);
  const channels = palette.map(split);
  const indices = new Map(palette.map((colour, index) => [colour, index]));
  const indexOf = (colour: number): number => {
    const known = indices.get(colour);
    if (known !== undefined) return known;
    const wanted = split(colour);
    const distances = channels.map((channel) =>
      channel.reduce((sum, value, k) => sum + (value - (wanted[k] ?? 0)) ** 2, 0),
    );
    const nearest = distances.indexOf(Math.min(...distances));
    indices.set(colour, nearest);
    return nearest;
  };

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = indexOf(pixels.readUInt32BE((y * width + x) * 4));
    }
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const alpha = channels.map((channel) => channel[3] ?? 255);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(channels.flatMap((channel) => channel.slice(0, 3)))),
    ...(alpha.some((value) => value < 255) ? [chunk('tRNS', Buffer.from(alpha))] : []),
    ...(note ? [chunk('tEXt', Buffer.from(`Comment\0${note}`, 'latin1'))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Draws an SVG as a PNG with a palette of the 256 most common colours: for few colours, a fifth of
 * the size of a browser's screenshot. `note` is embedded as a comment.
 */
export function palettePng(svg: string, width: number, note = ''): Buffer {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels } = image;
  // Divides each colour by its opacity, because Resvg premultiplies colours and PNG does not.
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 255;
    for (let k = i; k < i + 3 && alpha > 0; k += 1) {
      pixels[k] = Math.min(255, Math.round(((pixels[k] ?? 0) * 255) / alpha));
    }
  }
  return encode(pixels, image.width, image.height, note);
}
