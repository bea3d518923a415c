import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { muralOf } from './mural.ts';

import first from './testing/first-walls.json' with { type: 'json' };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

// Walls never change: a link to one must show the same wall in any later release.
it.each(Object.entries(first))(
  'the wall of %s is unchanged since the first release',
  (name, hash) => {
    expect(sha256(JSON.stringify(muralOf(name)))).toBe(hash);
  },
);
