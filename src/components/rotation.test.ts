import { expect, test } from 'vitest';
import { type RotationEvent, rotate, startRotation } from './rotation.ts';

const after = (count: number, ...events: RotationEvent[]) =>
  events.reduce(rotate, startRotation(count));
const next = { type: 'turn', by: 1 } as const;
const previous = { type: 'turn', by: -1 } as const;
const slid = { type: 'slid' } as const;

test('the old slide leaves before the new one enters', () => {
  expect(after(3, next)).toMatchObject({ index: 0, phase: 'leaving' });
  expect(after(3, next, slid)).toMatchObject({ index: 1, phase: 'entering' });
  expect(after(3, next, slid, slid)).toMatchObject({ index: 1, phase: 'still' });
});

test('the rotation wraps around at both ends', () => {
  expect(after(3, previous, slid)).toMatchObject({ index: 2, direction: -1 });
  expect(after(3, previous, slid, slid, next, slid)).toMatchObject({ index: 0, direction: 1 });
});

test('a single slide leaves and enters again', () => {
  expect(after(1, next)).toMatchObject({ index: 0, phase: 'leaving' });
  expect(after(1, next, slid)).toMatchObject({ index: 0, phase: 'entering' });
});

test('no click is lost while a slide moves', () => {
  expect(after(5, next, next, slid)).toMatchObject({ index: 2 });
  expect(after(5, next, slid, next, slid)).toMatchObject({ index: 2 });
});

test('a cut changes the slide at once', () => {
  expect(after(3, { type: 'cut', by: 1 })).toMatchObject({ index: 1, phase: 'still' });
  expect(after(3, { type: 'cut', by: -1 })).toMatchObject({ index: 2, phase: 'still' });
});

test('every turn is counted, so that it restarts the timer', () => {
  expect(after(3, next, slid, slid, previous).turns).toBe(2);
});
