import { describe, expect, it } from 'vitest';
import { newRecord, type QueuedRecord, type QueuedState } from './record.ts';
import { dueAt, LEASE_MS, plan, serverWaitUntil } from './schedule.ts';
import { letter } from './testing/samples.ts';

const now = 1e12;
const quiet = { now, lockHeld: true, networkIsBack: false };
const record = (sequence: number, state: QueuedState, attempts = 0): QueuedRecord => ({
  ...newRecord(letter(sequence), sequence, 0),
  attempts,
  state,
});
const waiting = (until: number, more: object = {}): QueuedState => ({
  status: 'waiting',
  since: now,
  notBefore: until,
  ...more,
});
const sending = (leaseUntil: number): QueuedState => ({
  status: 'sending',
  owner: 'other',
  leaseUntil,
});
const attention: QueuedState = { status: 'needs-attention', problems: [] };
const sequences = (records: readonly QueuedRecord[]) => records.map(({ sequence }) => sequence);

describe('the time when a record is due', () => {
  it('is the end of its wait', () => {
    expect(dueAt(record(1, waiting(now + 5)), quiet)).toBe(now + 5);
    expect(dueAt(record(1, attention), quiet)).toBeUndefined();
  });

  it('is now if the record failed without a network and the network has returned', () => {
    const back = { ...quiet, networkIsBack: true };
    expect(dueAt(record(1, waiting(now + 5, { lastReason: 'no-network' })), back)).toBe(now);
    expect(dueAt(record(1, waiting(now + 5, { lastReason: 'http-status' })), back)).toBe(now + 5);
  });

  it('is the end of the lease; but if this sender has the lock, it is now, because the other sender is dead', () => {
    const held = record(1, sending(now + 5));
    expect(dueAt(held, { ...quiet, lockHeld: false })).toBe(now + 5);
    expect(dueAt(held, quiet)).toBe(now);
  });

  it('is now if the wait begins far in the future, because a wrong clock set it', () => {
    const early = { ...quiet, now: now - 3_600_000, lockHeld: false };
    expect(dueAt(record(1, waiting(now + 5)), early)).toBe(early.now);
    expect(dueAt(record(1, sending(now + LEASE_MS)), early)).toBe(early.now);
    expect(serverWaitUntil({ since: now, until: now + 9 }, early.now)).toBe(early.now);
  });

  it('does not change when the clock is set back by a few seconds', () => {
    const early = { ...quiet, now: now - 5_000, lockHeld: false };
    expect(dueAt(record(1, waiting(now + 5)), early)).toBe(now + 5);
    expect(dueAt(record(1, sending(now + LEASE_MS)), early)).toBe(now + LEASE_MS);
    expect(serverWaitUntil({ since: now, until: now + 9 }, early.now)).toBe(now + 9);
  });
});

describe('the plan', () => {
  it('lists due records in the order in which they were written', () => {
    const records = [4, 2, 9].map((sequence) => record(sequence, waiting(now)));
    const { due, nextDueAt, remaining } = plan(records, quiet);
    expect([sequences(due), nextDueAt, remaining]).toEqual([[2, 4, 9], now, 3]);
  });

  it('omits records that are not due or need attention', () => {
    const records = [record(1, waiting(now + 9)), record(2, attention), record(3, waiting(now))];
    const { due, remaining } = plan(records, quiet);
    expect([sequences(due), remaining]).toEqual([[3], 2]);
    expect(plan([record(2, attention)], quiet)).toEqual({
      due: [],
      nextDueAt: undefined,
      remaining: 0,
    });
  });

  it("is empty during the server's pause, even if the network has returned", () => {
    const pause = { since: now, until: now + 60_000 };
    const wanting = waiting(now + 5, { lastReason: 'no-network' });
    const records = [record(1, wanting), record(2, waiting(0))];
    const { due, nextDueAt } = plan(records, { ...quiet, networkIsBack: true, pause });
    expect([sequences(due), nextDueAt]).toEqual([[], now + 60_000]);
  });

  it('is empty while another sender has a lease, unless this sender has the lock', () => {
    const records = [record(1, sending(now + 5)), record(2, waiting(0))];
    expect(plan(records, { ...quiet, lockHeld: false })).toEqual({
      due: [],
      nextDueAt: now + 5,
      remaining: 2,
    });
    expect(sequences(plan(records, quiet).due)).toEqual([1, 2]);
  });

  it('moves a submission behind the others after every fifth failed attempt', () => {
    const due = (...attempts: number[]) =>
      sequences(
        plan(
          attempts.map((n, at) => record(at, waiting(0), n)),
          quiet,
        ).due,
      );
    expect(due(4, 0)).toEqual([0, 1]);
    expect(due(5, 0, 4)).toEqual([1, 2, 0]);
    expect(due(7, 5)).toEqual([0, 1]);
  });
});
