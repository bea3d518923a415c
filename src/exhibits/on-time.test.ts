import { expect, it } from 'vitest';
import analytics from '../content/services/analytics.ts';
import { definitions, measure } from './on-time.ts';

const plain = { promised: false, whole: false, standing: false };

it("each part of the definition of 'on time' can change an order's outcome", () => {
  const late = { took: 7, promised: 8 };
  expect(measure([late], plain, 5).outcomes).toEqual(['late']);
  expect(measure([late], { ...plain, promised: true }, 5).outcomes).toEqual(['on-time']);
  const inParts = { took: 5, promised: 5, rest: 6 };
  expect(measure([inParts], plain, 5).outcomes).toEqual(['on-time']);
  expect(measure([inParts], { ...plain, whole: true }, 5).outcomes).toEqual(['late']);
  const cancelled = { took: 1, promised: 2, cancelled: true } as const;
  expect(measure([cancelled], plain, 5).outcomes).toEqual(['late']);
  expect(measure([cancelled], { ...plain, standing: true }, 5).outcomes).toEqual(['left-out']);
});

it('the on-time share excludes orders that the definition leaves out', () => {
  const orders = [
    { took: 1, promised: 1 },
    { took: 9, promised: 1 },
    { took: 1, promised: 1, cancelled: true },
  ] as const;
  expect(measure(orders, plain, 5)).toMatchObject({ counted: 3, onTime: 1, percent: 33 });
  const standing = measure(orders, { ...plain, standing: true }, 5);
  expect(standing).toMatchObject({ counted: 2, onTime: 1, percent: 50 });
});

it("in the analytics exhibit, every definition of 'on time' results in a different figure", () => {
  const { orders, withinDays } = analytics.exhibit;
  const figures = definitions.map((each) => measure(orders, each, withinDays).percent);
  expect(new Set(figures).size).toBe(8);
  expect(Math.max(...figures) - Math.min(...figures)).toBeGreaterThan(20);
});
