import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fills in what it is given, and leaves the rest', () => {
  expect(fill('{count} of {all} in {place}', { count: 3, all: 8 })).toBe('3 of 8 in {place}');
});

it('does not look again at what it has put in, nor takes it for a pattern', () => {
  const typed = { name: "{all} $& $'", all: 8 };
  expect(fill('{name}: {all} {toString}', typed)).toBe("{all} $& $': 8 {toString}");
});
