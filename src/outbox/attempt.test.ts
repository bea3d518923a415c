import { describe, expect, it } from 'vitest';
import type { Submission } from '../submissions/submission.ts';
import { ATTEMPT_TIMEOUT_MS, attempt } from './attempt.ts';
import { type Send, tryLater } from './outcome.ts';
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

describe('a server of an earlier release', () => {
  const fields = { ...contact().fields, topic: 'services/cloud' };

  it('gets optional fields that it refuses as lines of the text', async () => {
    const sent: Submission[] = [];
    const send: Send = async (submission) => {
      sent.push(submission);
      return 'topic' in submission.fields
        ? tryLater('not-understood', false)
        : { status: 'delivered', receivedAt: '2026-11-20T12:00:00.000Z' };
    };
    const outcome = await attempt(send, { ...contact(), fields }, createVirtualClock());
    expect(outcome.status).toBe('delivered');
    expect(sent.map(({ id }) => id)).toEqual([contact().id, contact().id]);
    expect(sent[1]?.fields).toEqual({
      ...contact().fields,
      message: `Topic: services/cloud\n\n${contact().fields.message}`,
    });
  });

  it('is asked once where there is nothing to leave out', async () => {
    let asked = 0;
    const send: Send = async () => {
      asked += 1;
      return tryLater('not-understood', false);
    };
    await attempt(send, contact(), createVirtualClock());
    expect(asked).toBe(1);
  });
});
