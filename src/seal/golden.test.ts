import { expect, it } from 'vitest';
import { sealOf } from './seal.ts';
import { fingerprint } from './testing/fingerprint.ts';
import first from './testing/first-seals.json' with { type: 'json' };

// A seal must never change: visitors compare it with the seal in an email from a later release.
it.each(Object.entries(first.seals))(
  'the seal of %s has not changed since the first release',
  (id, { words, hash }) => {
    const { words: present, ...drawing } = sealOf(id);
    expect(present).toBe(words);
    expect(fingerprint(drawing, first.colours)).toBe(hash);
  },
);
