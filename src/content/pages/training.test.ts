import { expect, it } from 'vitest';
import { programmeIds } from '../programme-terms.ts';
import { training } from './training.ts';

it("a programme's card states the terms that `OpeningsSchema` checks for its intakes", () => {
  const { intro, items } = training.programmes;
  expect(items.map(({ id }) => id)).toEqual(programmeIds);
  expect(intro).toContain('a week, a weekend or 20 minutes in the evening');
  expect(items.map(({ description }) => description.slice(0, 2))).toEqual([
    [
      'Five full days on one subject, four times a year',
      'Twelve places, two trainers and a project from your own work',
    ],
    ['A weekend in September with parallel tracks for code, data and design', expect.anything()],
    ['Lessons of 20 minutes that can be saved and watched without data', expect.anything()],
  ]);
  expect(items[2]?.description).toContainEqual(expect.stringContaining('Start on a Monday'));
});
