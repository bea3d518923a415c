/** The few pictures that must be pixels: app icons, the old favicon and share cards. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { drawMark, tile } from './brand.ts';
import { type MotifName, motif } from './motifs.ts';
import * as c from './palette.ts';
import { root } from './pictures.ts';
import { palettePng } from './png.ts';
import { Pen, Sheet } from './sheet.ts';
import { type SymbolName, symbols } from './symbols.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

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
  { name: 'icons/shortcut-services', size: 96, svg: shortcut('grid') },
  { name: 'icons/shortcut-products', size: 96, svg: shortcut('window') },
  { name: 'icons/shortcut-training', size: 96, svg: shortcut('cap') },
];

interface Card {
  readonly name: string;
  readonly line: string;
  readonly theme: c.Theme;
  /** Three by three tiles, row by row; the empty ones keep the words company. */
  readonly wall: readonly (readonly [MotifName, 1 | 2 | 3, number] | undefined)[];
}

const none = undefined;
const cards: readonly Card[] = [
  {
    name: 'home',
    line: 'Innovative Technology Solutions',
    theme: c.themes.indigo,
    wall: [
      none,
      ['quarters', 2, 1],
      ['fans', 1, 1],
      none,
      ['diamonds', 1, 1],
      ['sails', 2, 3],
      ['leaves', 2, 2],
      ['tents', 3, 3],
      ['waves', 1, 2],
    ],
  },
  {
    name: 'service',
    line: 'From first audit to daily support',
    theme: c.themes.ink,
    wall: [
      none,
      none,
      ['suns', 1, 1],
      none,
      ['bows', 2, 1],
      ['leaves', 1, 2],
      ['steps', 2, 1],
      ['diamonds', 1, 1],
      ['tents', 3, 3],
    ],
  },
  {
    name: 'product',
    line: 'Six products, built in Johannesburg',
    theme: c.themes.leaf,
    wall: [
      none,
      ['discs', 1, 1],
      ['kites', 2, 2],
      none,
      ['fans', 2, 1],
      ['bows', 1, 2],
      ['sails', 1, 3],
      ['leaves', 3, 2],
      ['tents', 2, 2],
    ],
  },
  {
    name: 'company',
    line: 'The people who open doors',
    theme: c.themes.claySky,
    wall: [
      none,
      none,
      ['fans', 1, 1],
      none,
      ['leaves', 1, 2],
      ['diamonds', 2, 1],
      ['tents', 2, 2],
      ['suns', 1, 1],
      ['gems', 3, 3],
    ],
  },
  {
    name: 'default',
    line: 'Innovative Technology Solutions',
    theme: c.themes.inkGold,
    wall: [
      none,
      ['waves', 2, 2],
      ['fans', 1, 1],
      none,
      ['leaves', 1, 2],
      ['bows', 2, 1],
      ['diamonds', 2, 1],
      ['sails', 1, 3],
      ['tents', 2, 3],
    ],
  },
];

function card({ line, theme: t, wall }: Card): string {
  const sheet = new Sheet(1200, 630);
  sheet.ground(t.ground);
  const sets = {
    1: [t.main, t.ground, t.accent],
    2: [t.second, t.deep, t.main],
    3: [t.quiet, t.accent, t.accent],
  } as const;
  wall.forEach((cell, i) => {
    if (!cell) return;
    const [name, set, across] = cell;
    motif(
      sheet,
      name,
      { x: 570 + (i % 3) * 210, y: Math.floor(i / 3) * 210, w: 210, h: 210 },
      210 / across,
      sets[set],
    );
  });
  const light = t.ground === c.ink ? c.sky : c.paper;
  drawMark(new Pen(sheet, 72, 72, 26), c.paper, c.marigold, t.ground === c.clay ? c.ink : c.sky);
  sheet.text(70, 296, 84, c.paper, 'Kuvula', { weight: 800, spacing: -2 });
  sheet.text(70, 376, 84, c.paper, 'Technologies', { weight: 800, spacing: -2 });
  // One line of at most 36 letters stays left of the wall.
  sheet.text(72, 552, 28, light, line, { weight: 500 });
  return sheet.svg();
}

/** A browser's screenshot with a palette; `page` does the decoding, so no policy may bind it. */
export async function compactPng(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, pixels } = await page.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let i = 0; i < data.length; i += 8192) {
      text += String.fromCharCode(...data.subarray(i, i + 8192));
    }
    return { width, height, pixels: btoa(text) };
  }, png.toString('base64'));
  return palettePng(Buffer.from(pixels, 'base64'), width, height);
}

async function shoot(page: Page, svg: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  return compactPng(page, await page.screenshot({ omitBackground: true, type: 'png' }));
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

export async function drawRasters(): Promise<string[]> {
  const out = join(root, 'public');
  for (const folder of ['icons', 'social']) mkdirSync(join(out, folder), { recursive: true });
  const written: string[] = [];
  const write = (name: string, bytes: Buffer) => {
    writeFileSync(join(out, name), bytes);
    written.push(name);
  };
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage();
    for (const { name, size, svg } of icons)
      write(`${name}.png`, await shoot(page, svg, size, size));
    write('favicon.ico', ico(await shoot(page, tile(32, 0.64, c.indigo, ...colours), 32, 32)));
    for (const each of cards)
      write(`social/${each.name}.png`, await shoot(page, card(each), 1200, 630));
  } finally {
    await browser.close();
  }
  return written;
}
