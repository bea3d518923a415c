import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './pictures.ts';
import { sourceOf } from './rasters.ts';
import { shareCards } from './share-cards.ts';

const cards = [...shareCards()].map(([name, svg]) => {
  const file = join(root, 'public', name);
  return { name, svg, png: existsSync(file) ? readFileSync(file) : Buffer.alloc(0) };
});

test('every page has the card of its words: run `npm run art`', () => {
  const stale = cards.filter(({ svg, png }) => !png.includes(sourceOf(svg)));
  expect(stale.map(({ name }) => name)).toEqual([]);
});

test('cards have the size that is asked of them, and stay small', () => {
  for (const { name, png } of cards) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630]);
    expect(png.length, name).toBeLessThan(36 * 1024);
  }
});

test('no two cards are alike', () => {
  expect(new Set(cards.map(({ svg }) => sourceOf(svg))).size).toBe(cards.length);
});
