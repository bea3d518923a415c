import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shareCards, sourceOf } from './share-cards.ts';

const cards = [...shareCards()].map(([name, svg]) => {
  const file = join('public', name);
  return { name, svg, png: existsSync(file) ? readFileSync(file) : Buffer.alloc(0) };
});

it('every page has an up-to-date share card (otherwise run `npm run pictures`)', () => {
  const stale = cards.filter(({ svg, png }) => !png.includes(sourceOf(svg)));
  expect(stale.map(({ name }) => name)).toEqual([]);
});

it('share cards are 1200 by 630 px and at most 36 KB', () => {
  for (const { name, png } of cards) {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630]);
    expect(png.length, name).toBeLessThan(36 * 1024);
  }
});
