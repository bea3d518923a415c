// `npm run pictures`: draws share cards and icons as PNG, from SVGs, the site map and `site.ts`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { palettePng } from './palette-png.ts';
import { shareCards, sourceOf } from './share-cards.ts';

const target = join(import.meta.dirname, '../../public');

/** Maps each PNG in `public/icons` to its drawing in `icons/` and its size in px. */
const icons = {
  'icon-192': ['icon', 192],
  'icon-512': ['icon', 512],
  'apple-touch-icon': ['icon', 180],
  'maskable-512': ['maskable', 512],
  'monochrome-512': ['monochrome', 512],
  'shortcut-contact': ['shortcut-contact', 96],
  'shortcut-search': ['shortcut-search', 96],
  'shortcut-services': ['shortcut-services', 96],
  'shortcut-products': ['shortcut-products', 96],
  'shortcut-training': ['shortcut-training', 96],
} as const;

/** Wraps a 32 px PNG in an .ico file, which old browsers request. */
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

const write = (name: string, content: string | Buffer): void => {
  const file = join(target, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

for (const [name, [drawing, size]] of Object.entries(icons)) {
  const svg = readFileSync(join(import.meta.dirname, `icons/${drawing}.svg`), 'utf8');
  write(`icons/${name}.png`, palettePng(svg, size));
}
write('favicon.ico', ico(palettePng(readFileSync(join(target, 'icons/favicon.svg'), 'utf8'), 32)));

const cards = shareCards();
for (const [name, svg] of cards) write(name, palettePng(svg, 1200, sourceOf(svg)));
for (const name of readdirSync(join(target, 'social'), { recursive: true, encoding: 'utf8' })) {
  const card = `social/${name.replaceAll('\\', '/')}`;
  if (card.endsWith('.png') && !cards.has(card)) rmSync(join(target, card));
}

process.stdout.write(`${Object.keys(icons).length} icons, ${cards.size} share cards\n`);
