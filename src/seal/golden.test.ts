import { expect, it } from 'vitest';
import { sealOf } from './seal.ts';

import first from './testing/first-seals.json' with { type: 'json' };

// A seal never changes, because visitors compare it with the seal in a mail of any later release.
it.each(Object.entries(first))(
  'the seal of %s is unchanged since the first release',
  (id, { words, colours, shapes }) => {
    const seal = sealOf(id);
    expect(seal.words).toBe(words);
    expect(seal.colours).toEqual(colours);
    expect(seal.shapes.map(({ fill, d, at }) => `${fill} ${at.join(' ')} ${d}`)).toEqual(shapes);
  },
);
