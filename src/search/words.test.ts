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
])('%s and %s are one word', (one, other) => {
  expect(fold(one)).not.toBeNull();
  expect(fold(one)).toBe(fold(other));
});

it.each([
  ['hours', 'hors'],
  ['source', 'sorce'],
  ['size', 'sise'],
  ['prise', 'price'],
])('%s and %s stay two words', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

it('drops words that occur everywhere', () => {
  expect(['The', 'and', 'where', 'my'].map(fold)).toEqual([null, null, null, null]);
});

test('a word ends where no letter or digit follows', () => {
  expect(words('R&D: load-shedding, Mitchell’s (365)!')).toEqual([
    ...['R', 'D', 'load', 'shedding', 'Mitchell’s', '365'],
  ]);
  expect(words('🚪 <b>.*+?^$(){}|[]\\')).toEqual(['b']);
});
