import { expect, it, test } from 'vitest';
import { fold, wordsIn } from './words.ts';

const words = (text: string) => wordsIn(text).map(({ word }) => word);

it.each([
  ['organise', 'organize'],
  ['organisations', 'organizations'],
  ['analyse', 'analyze'],
  ['programmes', 'programs'],
  ['colour', 'color'],
  ['behaviours', 'behaviors'],
  ['centre', 'center'],
  ['catalogue', 'catalog'],
  ['travelling', 'traveling'],
  ['licence', 'license'],
  ['Joburg', 'Johannesburg'],
  ['company’s', 'company'],
  ['Café', 'cafe'],
  ['ＣＬＯＵＤ', 'cloud'],
])('fold returns the same form for %s and %s', (one, other) => {
  expect(fold(one)).not.toBeNull();
  expect(fold(one)).toBe(fold(other));
});

it.each([
  ['hours', 'hors'],
  ['source', 'sorce'],
  ['size', 'sise'],
  ['prise', 'price'],
])('fold returns different forms for %s and %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

it('fold returns null for very common words', () => {
  expect(['The', 'and', 'where', 'my'].map(fold)).toEqual([null, null, null, null]);
});

test('wordsIn splits text at characters other than letters and digits', () => {
  expect(words('R&D: load-shedding, Mitchell’s (365)!')).toEqual([
    ...['R', 'D', 'load', 'shedding', 'Mitchell’s', '365'],
  ]);
  expect(words('🚪 <b>.*+?^$(){}|[]\\')).toEqual(['b']);
});
