import { expect, it } from 'vitest';
import { fingerprint } from '../seal/testing/fingerprint.ts';
import { muralOf, palettes } from './mural.ts';

import first from './testing/first-walls.json' with { type: 'json' };

// Walls must never change: a link to a wall must show the same wall in every later release.
it.each(Object.entries(first.walls))(
  'the wall of %s is unchanged since the first release',
  (name, hash) => {
    expect(fingerprint(muralOf(name), palettes.flat())).toBe(hash);
  },
);

it('walls keep the colours of the first release', () => {
  expect(palettes).toEqual(first.palettes);
});
