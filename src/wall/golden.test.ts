import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { muralOf, palettes } from './mural.ts';

import first from './testing/first-walls.json' with { type: 'json' };

const colours = palettes.flat();

// Replaces each colour by its index, so that a new brand colour does not change the hash.
const withoutColours = (text: string): string =>
  text.replace(/#[0-9a-f]{6}/g, (colour) => `${colours.indexOf(colour)}`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

// Walls never change, because a link to a wall must show the same wall in any later release.
it.each(Object.entries(first.walls))(
  'the wall of %s is unchanged since the first release',
  (name, hash) => {
    expect(sha256(withoutColours(JSON.stringify(muralOf(name))))).toBe(hash);
  },
);

it('walls have the colours of the first release', () => {
  expect(palettes).toEqual(first.palettes);
});
