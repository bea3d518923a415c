import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { muralOf } from './mural.ts';
import { sealOf } from './seal.ts';

import first from './testing/first-release.json' with { type: 'json' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

// The drawings of the first release. They never change: a visitor's seal must match the one in a
// mail of any later release, and a link to a wall must show the same wall.

describe('unchanged since the first release', () => {
  it.each(Object.entries(first.seals))('the seal of %s', (id, { words, colours, shapes }) => {
    const seal = sealOf(id);
    expect(seal.words).toBe(words);
    expect(seal.colours).toEqual(colours);
    expect(seal.shapes.map(({ fill, d, at }) => `${fill} ${at.join(' ')} ${d}`)).toEqual(shapes);
  });

  it.each(Object.entries(first.murals))('the wall of %s', (name, hash) => {
    expect(sha256(JSON.stringify(muralOf(name)))).toBe(hash);
  });
});
