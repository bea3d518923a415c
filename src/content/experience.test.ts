import { expect, it } from 'vitest';
import { experience, yearsInWords } from './experience.ts';
import { site } from './site.ts';

it.each([
  [1, 'one year'],
  [7, 'seven years'],
  [8, 'almost a decade'],
  [10, 'a decade'],
  [11, 'more than a decade'],
  [18, 'almost two decades'],
  [19, 'almost two decades'],
  [20, 'two decades'],
  [21, 'more than two decades'],
  [27, 'more than two decades'],
  [28, 'almost three decades'],
  [101, 'more than ten decades'],
])('yearsInWords(%i) is %s', (years, words) => expect(yearsInWords(years)).toBe(words));

it('experience counts from the founding year', () => {
  expect(experience).toBe(yearsInWords(new Date().getFullYear() - site.founded));
});
