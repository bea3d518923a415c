import { beforeEach, expect, it, vi } from 'vitest';
import { retry } from './answer.ts';
import { ATTEMPT_TIMEOUT_MS, attempt } from './attempt.ts';
import { LEASE_MS } from './schedule.ts';
import { untilAborted } from './testing/model-server.ts';
import { letter } from './testing/samples.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const onError = vi.fn();
beforeEach(() => void onError.mockClear());
const timedOut = { status: 'retry', reason: 'timed-out', mayHaveArrived: true };

it("an attempt resolves to the sender's result, and clears the timer", async () => {
  const clock = createVirtualClock();
  const receipt = { status: 'receipt', id: letter().id, receivedAt: 'now' } as const;
  expect(await attempt(async () => receipt, letter(), clock, onError)).toEqual(receipt);
  expect(clock.pending()).toBe(0);
});

it('an attempt times out even if the sender ignores the signal', async () => {
  const clock = createVirtualClock();
  let signal: AbortSignal | undefined;
  const never = (_submission: unknown, given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => {});
  };
  const ended = attempt(never, letter(), clock, onError);
  await clock.advance(ATTEMPT_TIMEOUT_MS - 1);
  expect(signal?.aborted).toBe(false);
  await clock.advance(1);
  expect(await ended).toEqual(timedOut);
  expect(signal?.aborted).toBe(true);
  expect(onError).not.toHaveBeenCalled();
  await clock.advance(5_000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('send ignores its signal'));
});

it('an attempt reports no error if the sender settles when its signal aborts', async () => {
  const clock = createVirtualClock();
  const heeding = (_submission: unknown, signal: AbortSignal) =>
    untilAborted<never>(signal).catch(() => retry('timed-out', true));
  const ended = attempt(heeding, letter(), clock, onError);
  await clock.advance(ATTEMPT_TIMEOUT_MS);
  expect(await ended).toEqual(timedOut);
  expect(onError).not.toHaveBeenCalled();
  expect(clock.pending()).toBe(0);
});

it('after the sender throws, the submission counts as perhaps sent', async () => {
  const clock = createVirtualClock();
  const outcome = { status: 'retry', reason: 'sender-failed', mayHaveArrived: true };
  const throwing = () => {
    throw new Error('A defect');
  };
  expect(await attempt(throwing, letter(), clock, onError)).toEqual(outcome);
  expect(await attempt(() => Promise.reject(new Error()), letter(), clock, onError)).toEqual(
    outcome,
  );
  expect(onError.mock.calls).toEqual([[new Error('A defect')], [new Error()]]);
  expect(clock.pending()).toBe(0);
});

it('an attempt ignores a receipt for another id, and reports an error', async () => {
  const clock = createVirtualClock();
  const other = { status: 'receipt', id: letter(2).id, receivedAt: 'now' } as const;
  expect(await attempt(async () => other, letter(1), clock, onError)).toEqual({
    status: 'retry',
    reason: 'not-our-answer',
    mayHaveArrived: true,
  });
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('send answered for another id'));
});

it('the time limit of an attempt ends at least 5 s before the lease', () => {
  expect(LEASE_MS).toBeGreaterThanOrEqual(ATTEMPT_TIMEOUT_MS + 5_000);
});
