import { describe, expect, it } from 'vitest';
import { newRecord, type OutboxRecord, type RecordState } from './record.ts';
import { contact } from './testing/samples.ts';
import { mayHaveBeenSent, type RecordEvent, transition } from './transition.ts';

const problems = [{ field: 'name', message: 'No' }];
const base: OutboxRecord = { ...newRecord(contact(), 1, 100), attempts: 2 };
const waiting: RecordState = {
  status: 'waiting',
  since: 500,
  notBefore: 900,
  serverAskedUntil: 800,
  lastReason: 'http-status',
};
const sending: RecordState = { status: 'sending', owner: 'me', leaseUntil: 700 };
const editing: RecordState = { status: 'editing', owner: 'me', leaseUntil: 640 };
const attention: RecordState = { status: 'needs-attention', problems };

const claimed: RecordEvent = { type: 'claimed', owner: 'me', leaseUntil: 640 };
const failed: RecordEvent = {
  type: 'try-later',
  owner: 'me',
  reason: 'timed-out',
  mayHaveArrived: true,
  now: 600,
  notBefore: 650,
};
const turnedAway: RecordEvent = {
  ...failed,
  reason: 'http-status',
  mayHaveArrived: false,
  serverAskedUntil: 990,
};
const others: RecordEvent = { ...failed, owner: 'another' };
const refused: RecordEvent = { type: 'refused', problems };
const delivered: RecordEvent = { type: 'delivered' };
const expired: RecordEvent = { type: 'lease-expired', now: 600 };
const now: RecordEvent = { type: 'send-now', now: 600 };
const editClaimed: RecordEvent = { type: 'edit-claimed', owner: 'me', leaseUntil: 640 };
const editFailed: RecordEvent = { type: 'edit-failed', owner: 'me', now: 600 };
const editKept: RecordEvent = { type: 'edit-kept', owner: 'me' };
const cancelled: RecordEvent = { type: 'cancelled' };

type Expected = 'unchanged' | 'erased' | Partial<OutboxRecord>;
const retry: RecordState = {
  status: 'waiting',
  since: 600,
  notBefore: 650,
  lastReason: 'timed-out',
};
const askedToWait: RecordState = {
  status: 'waiting',
  since: 600,
  notBefore: 650,
  lastReason: 'http-status',
  serverAskedUntil: 990,
};
const claim = { attempts: 3, state: { ...sending, leaseUntil: 640 } };
const freed: RecordState = { status: 'waiting', since: 600, notBefore: 600 };

const table: [string, RecordState, RecordEvent, Expected][] = [
  ['waiting, claimed', waiting, claimed, claim],
  ['waiting, a late try-later', waiting, failed, 'unchanged'],
  ['waiting, refused', waiting, refused, { state: attention }],
  ['waiting, delivered', waiting, delivered, 'erased'],
  ['waiting, lease expired', waiting, expired, 'unchanged'],
  ['waiting, send now', waiting, now, { state: { ...waiting, notBefore: 600 } }],
  ['waiting, due, send now', { ...waiting, notBefore: 600 }, now, 'unchanged'],
  ['waiting, edit claimed', waiting, editClaimed, { state: editing }],
  ['waiting, a late failed edit', waiting, editFailed, 'unchanged'],
  ['waiting, an edit whose claim ran out', waiting, editKept, 'unchanged'],
  ['waiting, cancelled', waiting, cancelled, 'erased'],

  ['sending, claimed', sending, { ...claimed, owner: 'another' }, 'unchanged'],
  ['sending, answer lost', sending, failed, { state: retry, mayHaveBeenSent: true }],
  ['sending, turned away', sending, turnedAway, { state: askedToWait }],
  ['sending, a try-later of a sender without lease', sending, others, 'unchanged'],
  ['sending, refused', sending, refused, { state: attention }],
  ['sending, delivered', sending, delivered, 'erased'],
  ['sending, lease expired', sending, expired, { state: freed, mayHaveBeenSent: true }],
  ['sending, send now', sending, now, 'unchanged'],
  ['sending, edit claimed', sending, editClaimed, 'unchanged'],
  ['sending, a late failed edit', sending, editFailed, 'unchanged'],
  ['sending, an edit whose claim ran out', sending, editKept, 'unchanged'],
  ['sending, cancelled', sending, cancelled, 'erased'],

  ['editing, claimed', editing, claimed, 'unchanged'],
  ['editing, a late try-later', editing, failed, 'unchanged'],
  ['editing, refused', editing, refused, { state: attention }],
  ['editing, delivered', editing, delivered, 'erased'],
  ['editing, lease expired', editing, expired, { state: freed }],
  ['editing, send now', editing, now, 'unchanged'],
  ['editing, edit claimed by another', editing, { ...editClaimed, owner: 'another' }, 'unchanged'],
  ['editing, edit failed', editing, editFailed, { state: freed }],
  ['editing, edit kept', editing, editKept, 'erased'],
  ['editing, edit kept by another', editing, { ...editKept, owner: 'another' }, 'unchanged'],
  ['editing, cancelled', editing, cancelled, 'erased'],

  ['needs attention, claimed', attention, claimed, 'unchanged'],
  ['needs attention, try later', attention, failed, 'unchanged'],
  ['needs attention, refused', attention, refused, 'unchanged'],
  ['needs attention, delivered', attention, delivered, 'erased'],
  ['needs attention, lease expired', attention, expired, 'unchanged'],
  ['needs attention, send now', attention, now, 'unchanged'],
  ['needs attention, edit claimed', attention, editClaimed, 'unchanged'],
  ['needs attention, edit failed', attention, editFailed, 'unchanged'],
  ['needs attention, edit kept', attention, editKept, 'erased'],
  ['needs attention, cancelled', attention, cancelled, 'erased'],
];

describe('transition', () => {
  it.each(table)('%s', (_name, state, event, expected) => {
    const record = { ...base, state };
    const after = transition(Object.freeze(record), event);
    if (expected === 'unchanged') expect(after).toBe(record);
    else if (expected === 'erased') expect(after).toBeNull();
    else expect(after).toEqual({ ...record, ...expected });
  });

  it('has a row for every state and event', () => {
    const rows = new Set(table.map(([, state, event]) => `${state.status} ${event.type}`));
    expect(rows.size).toBe(4 * 10);
  });

  it('never forgets that an answer was lost', () => {
    for (const [, state, event] of table) {
      const after = transition({ ...base, mayHaveBeenSent: true, state }, event);
      if (after) expect(after.mayHaveBeenSent).toBe(true);
    }
  });

  it('counts a submission on its way as perhaps sent', () => {
    expect(mayHaveBeenSent({ ...base, state: waiting })).toBe(false);
    expect(mayHaveBeenSent({ ...base, state: sending })).toBe(true);
    expect(mayHaveBeenSent({ ...base, state: waiting, mayHaveBeenSent: true })).toBe(true);
  });
});
