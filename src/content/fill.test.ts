import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fill replaces placeholders that have a value, and leaves the others', () => {
  expect(fill('{count} of {all} in {place}', { count: 3, all: 8 })).toBe('3 of 8 in {place}');
});

it('fill does not replace placeholders or replacement patterns in the values', () => {
  const typed = { name: "{all} $& $'", all: 8 };
  expect(fill('{name}: {all} {toString}', typed)).toBe("{all} $& $': 8 {toString}");
});
