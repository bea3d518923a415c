import { expect, it, vi } from 'vitest';
import { ATTEMPT_TIMEOUT_MS, attempt } from './attempt.ts';
import { LEASE_MS } from './schedule.ts';
import { uncaught } from './settings.ts';
import { letter } from './testing/samples.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

it("an attempt resolves to the sender's result, and clears the timer", async () => {
  const clock = createVirtualClock();
  const receipt = { status: 'receipt', id: letter().id, receivedAt: 'now' } as const;
  expect(await attempt(async () => receipt, letter(), clock, uncaught)).toEqual(receipt);
  expect(clock.pending()).toBe(0);
});

it('an attempt times out even if the sender ignores the signal', async () => {
  const clock = createVirtualClock();
  const onError = vi.fn();
  let signal: AbortSignal | undefined;
  const never = (_submission: unknown, given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => {});
  };
  const ended = attempt(never, letter(), clock, onError);
  await clock.advance(ATTEMPT_TIMEOUT_MS - 1);
  expect(signal?.aborted).toBe(false);
  await clock.advance(1);
  expect(await ended).toEqual({ status: 'retry', reason: 'timed-out', mayHaveArrived: true });
  expect(signal?.aborted).toBe(true);
  expect(onError).not.toHaveBeenCalled();
  await clock.advance(5_000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('send ignores its signal'));
});

it('the time limit of an attempt ends at least 5 s before the lease', () => {
  expect(LEASE_MS).toBeGreaterThanOrEqual(ATTEMPT_TIMEOUT_MS + 5_000);
});
