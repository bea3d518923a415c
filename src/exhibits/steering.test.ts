import { expect, it } from 'vitest';
import rand from '../content/services/rand.ts';
import { carryOn, firstMeeting, type Steering, spending, stop } from './steering.ts';

const { cycles, target } = rand.exhibit;
const after = (meetings: number, aim: number = target): Steering =>
  Array.from({ length: meetings }).reduce<Steering>(
    (now) => carryOn(now, cycles, aim),
    firstMeeting,
  );

it('the project advances one cycle at a time, and ends with the last cycle', () => {
  expect(after(1)).toEqual({ seen: 1, end: null });
  expect(after(cycles.length - 1)).toEqual({ seen: cycles.length - 1, end: 'passed' });
  expect(after(cycles.length - 1, 99).end).toBe('missed');
  expect(after(9)).toEqual(after(cycles.length - 1));
});

it('a stopped project does not continue, and a finished project cannot be stopped', () => {
  const stopped = stop(after(1));
  expect(stopped).toEqual({ seen: 1, end: 'stopped' });
  expect(carryOn(stopped, cycles, target)).toBe(stopped);
  expect(stop(after(3))).toEqual(after(3));
});

it('the amount spent is the cost of the cycles so far', () => {
  expect(spending(firstMeeting, cycles)).toEqual({ spent: 140_000, ceiling: 630_000 });
  expect(spending(after(2), cycles).spent).toBe(470_000);
});

it('in the R&D exhibit, the measured result drops before it reaches the target', () => {
  const measured = cycles.map((cycle) => cycle.measured);
  expect(measured[2]).toBeLessThan(measured[1] ?? 0);
  expect(measured.findIndex((each) => each >= target)).toBe(cycles.length - 1);
});
