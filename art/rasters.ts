/** The few pictures that must be pixels: app icons, the old favicon and share cards. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { palettePng } from '../server/palette-png.ts';
import { tile } from './brand.ts';
import * as c from './palette.ts';
import { root } from './pictures.ts';
import { shareCards } from './share-cards.ts';
import { Pen, Sheet } from './sheet.ts';
import { type SymbolName, symbols } from './symbols.ts';

const colours = [c.paper, c.marigold, c.sky] as const;
const white = ['#ffffff', '#ffffff', '#ffffff'] as const;

function shortcut(symbol: SymbolName): string {
  const sheet = new Sheet(960, 960);
  const theme = c.themes.indigo;
  sheet.ground(theme.ground);
  symbols[symbol](new Pen(sheet, 200, 200, 46), theme);
  return sheet.svg();
}

const icons: readonly { readonly name: string; readonly size: number; readonly svg: string }[] = [
  { name: 'icons/icon-192', size: 192, svg: tile(192, 0.6, c.indigo, ...colours) },
  { name: 'icons/icon-512', size: 512, svg: tile(512, 0.6, c.indigo, ...colours) },
  // A launcher may cut a circle of four fifths out of this one.
  { name: 'icons/maskable-512', size: 512, svg: tile(512, 0.44, c.indigo, ...colours) },
  { name: 'icons/monochrome-512', size: 512, svg: tile(512, 0.52, undefined, ...white) },
  { name: 'icons/apple-touch-icon', size: 180, svg: tile(180, 0.56, c.indigo, ...colours) },
  { name: 'icons/shortcut-contact', size: 96, svg: shortcut('bubbles') },
  { name: 'icons/shortcut-search', size: 96, svg: shortcut('lens') },
  { name: 'icons/shortcut-services', size: 96, svg: shortcut('grid') },
  { name: 'icons/shortcut-products', size: 96, svg: shortcut('window') },
  { name: 'icons/shortcut-training', size: 96, svg: shortcut('cap') },
];

/** What a card was drawn from, for a test to see that it is not of earlier words. */
export const sourceOf = (svg: string): string => createHash('sha256').update(svg).digest('hex');

function rasterise(svg: string, width: number, note?: string): Buffer {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels } = image;
  // Its colours are multiplied with their opacity, those of a PNG are not.
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 255;
    for (let k = i; k < i + 3 && alpha > 0; k += 1) {
      pixels[k] = Math.min(255, Math.round(((pixels[k] ?? 0) * 255) / alpha));
    }
  }
  return palettePng(pixels, image.width, image.height, note);
}

/** A 32-pixel PNG in the container that old browsers ask for. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

export function drawRasters(): string[] {
  const written: string[] = [];
  const write = (name: string, bytes: Buffer) => {
    const file = join(root, 'public', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    written.push(name);
  };
  for (const { name, size, svg } of icons) write(`${name}.png`, rasterise(svg, size));
  write('favicon.ico', ico(rasterise(tile(32, 0.64, c.indigo, ...colours), 32)));
  for (const [name, svg] of shareCards()) write(name, rasterise(svg, 1200, sourceOf(svg)));
  return written;
}
