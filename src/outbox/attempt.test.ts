import { expect, it } from 'vitest';
import { ATTEMPT_TIMEOUT_MS, attempt } from './attempt.ts';
import { LEASE_MS } from './schedule.ts';
import { contact } from './testing/samples.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const timedOut = { status: 'try-later', reason: 'timed-out', mayHaveArrived: true };

it('passes on the outcome and clears its timer', async () => {
  const clock = createVirtualClock();
  const delivered = { status: 'delivered', receivedAt: 'now' } as const;
  expect(await attempt(async () => delivered, contact(), clock)).toEqual(delivered);
  expect(clock.pending()).toBe(0);
});

it('ends after its time-out even if the sender does not heed the signal', async () => {
  const clock = createVirtualClock();
  let signal: AbortSignal | undefined;
  const never = (_submission: unknown, given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => {});
  };
  const ended = attempt(never, contact(), clock);
  await clock.advance(ATTEMPT_TIMEOUT_MS - 1);
  expect(signal?.aborted).toBe(false);
  await clock.advance(1);
  expect(await ended).toEqual(timedOut);
  expect(signal?.aborted).toBe(true);
});

it('takes a sender that throws for one that may have sent', async () => {
  const clock = createVirtualClock();
  const outcome = { status: 'try-later', reason: 'sender-failed', mayHaveArrived: true };
  const throwing = () => {
    throw new Error('A defect');
  };
  expect(await attempt(throwing, contact(), clock)).toEqual(outcome);
  expect(await attempt(() => Promise.reject(new Error()), contact(), clock)).toEqual(outcome);
  expect(clock.pending()).toBe(0);
});

it('never outlives the lease', () => {
  expect(LEASE_MS).toBeGreaterThanOrEqual(ATTEMPT_TIMEOUT_MS + 5_000);
});
