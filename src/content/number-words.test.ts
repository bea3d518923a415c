import { expect, it } from 'vitest';
import { capital, counted, inWords, listed } from './number-words.ts';

it('inWords writes small counts in words, and larger ones in figures', () => {
  expect([0, 1, 12, 13, 43].map(inWords)).toEqual(['zero', 'one', 'twelve', '13', '43']);
  expect(capital(inWords(7))).toBe('Seven');
  expect(capital('')).toBe('');
});

it('listed joins items with commas and a last "and"', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

it('counted replaces placeholders in the texts of a group with the number of its items', () => {
  const group = { title: '{Count} pillars', intro: 'Look for {count}.', items: ['a', 'b', 'c'] };
  expect(counted(group)).toEqual({ ...group, title: 'Three pillars', intro: 'Look for three.' });
});
