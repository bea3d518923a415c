import { expect, it } from 'vitest';
import { ATTEMPT_TIMEOUT_MS } from './attempt.ts';
import { newRecord, type QueuedRecord, type QueuedState } from './record.ts';
import { dueAt, LEASE_MS, plan, serverWaitUntil } from './schedule.ts';
import { letter } from './testing/samples.ts';

const now = 1e12;
const alone = { now, lockHeld: false, networkIsBack: false };
const record = (sequence: number, state: QueuedState, attempts = 0): QueuedRecord => ({
  ...newRecord(letter(sequence), sequence, 0),
  attempts,
  state,
});
const waiting = { status: 'waiting', since: now, notBefore: now + 5 } as const;
const sending = { status: 'sending', owner: 'other', leaseUntil: now + LEASE_MS } as const;

it('the return of the network ends a wait only after a `no-network` failure', () => {
  const back = { ...alone, networkIsBack: true };
  expect(dueAt(record(1, { ...waiting, lastReason: 'no-network' }), back)).toBe(now);
  expect(dueAt(record(1, { ...waiting, lastReason: 'http-status' }), back)).toBe(now + 5);
});

it.each([
  ['ends at once if it begins an hour in the future, because the clock was wrong', 3_600_000],
  ['does not change when the clock is set back by a few seconds', 5_000],
])('a wait, a lease or a pause %s', (_, earlier) => {
  const then = { ...alone, now: now - earlier };
  const ends = (end: number) => (earlier > 60_000 ? then.now : end);
  expect(dueAt(record(1, waiting), then)).toBe(ends(now + 5));
  expect(dueAt(record(1, sending), then)).toBe(ends(now + LEASE_MS));
  expect(serverWaitUntil({ since: now, until: now + 9 }, then.now)).toBe(ends(now + 9));
});

it('a submission is moved behind the others after every fifth failed attempt', () => {
  const due = (...attempts: number[]) => {
    const records = attempts.map((n, at) => record(at, { ...waiting, notBefore: 0 }, n));
    return plan(records, alone).due.map(({ sequence }) => sequence);
  };
  expect(due(4, 0)).toEqual([0, 1]);
  expect(due(5, 0, 4)).toEqual([1, 2, 0]);
  expect(due(7, 5)).toEqual([0, 1]);
});

it("a lease ends at least 5 s after an attempt's time limit", () => {
  expect(LEASE_MS).toBeGreaterThanOrEqual(ATTEMPT_TIMEOUT_MS + 5_000);
});
