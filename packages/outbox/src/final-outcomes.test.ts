import { expect, it, vi } from 'vitest';
import { createFinalOutcomes, type FinalOutcome } from './final-outcomes.ts';
import { uncaught } from './settings.ts';
import { sampleId } from './testing/samples.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const outcome = (n: number): FinalOutcome => ({
  type: 'delivered',
  id: sampleId(n),
  kind: 'letter',
});

it('listeners get each outcome once, and every change', () => {
  const finalOutcomes = createFinalOutcomes(createVirtualClock(), uncaught);
  const heard = vi.fn();
  const leave = finalOutcomes.subscribe(heard);
  for (const n of [1, 1, 2, 1]) finalOutcomes.emit(outcome(n));
  finalOutcomes.emit({ type: 'changed' });
  finalOutcomes.emit({ type: 'changed' });
  leave();
  finalOutcomes.emit(outcome(4));
  const change = { type: 'changed' };
  expect(heard.mock.calls.flat()).toEqual([outcome(1), outcome(2), change, change]);
});

it('`outcome` waits for an outcome, resolves at once to a known one, and times out', async () => {
  const clock = createVirtualClock();
  const finalOutcomes = createFinalOutcomes(clock, uncaught);
  const [first, never] = [
    finalOutcomes.outcome(sampleId(1), 1_500),
    finalOutcomes.outcome(sampleId(2), 1_500),
  ];
  finalOutcomes.emit({ type: 'changed' });
  finalOutcomes.emit(outcome(1));
  expect(await first).toEqual(outcome(1));
  expect(await finalOutcomes.outcome(sampleId(1), 0)).toEqual(outcome(1));
  await clock.advance(1_500);
  expect(await never).toBeUndefined();
  expect(clock.pending()).toBe(0);
});

it('`emit` calls the other listeners when one listener throws, and reports the error', async () => {
  const finalOutcomes = createFinalOutcomes(createVirtualClock(), uncaught);
  const heard = vi.fn();
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
  finalOutcomes.subscribe(() => {
    throw new Error('A defect');
  });
  finalOutcomes.subscribe(heard);
  finalOutcomes.emit(outcome(1));
  expect(heard).toHaveBeenCalledOnce();
  expect(reported.mock.calls[0]?.[0]).toThrow('A defect');
});
