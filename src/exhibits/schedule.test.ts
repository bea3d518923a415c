import { expect, it } from 'vitest';
import erp from '../content/services/erp.ts';
import { closingDay, scheduleOf } from './schedule.ts';

const { tasks, phases } = erp.exhibit;

it('a task starts when all tasks in its `after` are done', () => {
  const schedule = scheduleOf(
    [
      { name: 'short', after: [], days: [1] },
      { name: 'long', after: [], days: [3] },
      { name: 'next', after: ['short', 'long'], days: [2] },
      { name: 'gone', after: ['next'], days: [0] },
    ],
    0,
  );
  expect(schedule.map(({ days }) => days)).toEqual([
    { from: 1, to: 1 },
    { from: 1, to: 3 },
    { from: 4, to: 5 },
    null,
  ]);
  expect(closingDay(schedule)).toBe(5);
});

it('each phase of the ERP exhibit closes the books earlier, from week three to week one', () => {
  const days = phases.map((_, phase) => closingDay(scheduleOf(tasks, phase)));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(new Set(days).size).toBe(phases.length);
  expect(days[0]).toBeGreaterThan(10);
  expect(days[0]).toBeLessThanOrEqual(15);
  expect(days.at(-1)).toBeLessThanOrEqual(5);
});

it('each ERP task has a length for every phase, and is listed after its prerequisites', () => {
  const names: readonly string[] = tasks.map(({ name }) => name);
  for (const [place, { after, days }] of tasks.entries()) {
    expect(days).toHaveLength(phases.length);
    for (const name of after) {
      expect(names.indexOf(name)).toBeGreaterThanOrEqual(0);
      expect(names.indexOf(name)).toBeLessThan(place);
    }
  }
});
