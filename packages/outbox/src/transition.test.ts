import { describe, expect, it } from 'vitest';
import {
  newDraft,
  newRecord,
  type OutboxRecord,
  type QueuedState,
  type RecordState,
} from './record.ts';
import { letter, sampleId } from './testing/samples.ts';
import { mayHaveBeenSent, type RecordEvent, transition } from './transition.ts';

const problems = [{ field: 'name', message: 'No' }];
const base = { ...newRecord(letter(), 1, 100), attempts: 2 };
const waiting: QueuedState = {
  status: 'waiting',
  since: 500,
  notBefore: 900,
  lastReason: 'http-status',
};
const sending: QueuedState = { status: 'sending', owner: 'me', leaseUntil: 700 };
const attention: QueuedState = { status: 'needs-attention', problems };
const draft: RecordState = { status: 'draft', owner: 'me' };
const news: RecordState = { status: 'delivered', receivedAt: 650, isNews: true };

const claimed: RecordEvent = { type: 'claimed', owner: 'me', leaseUntil: 640 };
const failed: RecordEvent = {
  type: 'try-later',
  owner: 'me',
  reason: 'timed-out',
  mayHaveArrived: true,
  now: 600,
  notBefore: 650,
};
const turnedAway: RecordEvent = { ...failed, reason: 'http-status', mayHaveArrived: false };
const others: RecordEvent = { ...failed, owner: 'another' };
const refused: RecordEvent = { type: 'refused', problems };
const delivered: RecordEvent = { type: 'delivered', receivedAt: 650 };
const told: RecordEvent = { type: 'told' };
const expired: RecordEvent = { type: 'lease-expired', now: 600 };
const now: RecordEvent = { type: 'send-now', now: 600 };
const edited: RecordEvent = { type: 'edited', id: sampleId(2), owner: 'me', now: 600 };
const words = { name: 'Thandi Nkosi', email: 'thandi@example.org', message: 'Rather a letter.' };
const typed: RecordEvent = { type: 'typed', fields: words };
const blank: RecordEvent = { type: 'typed', fields: { name: '', email: '', message: '' } };
const taken: RecordEvent = { type: 'taken-over', from: 'me', by: 'another' };
const takenFromOthers: RecordEvent = { ...taken, from: 'a third' };
const sent: RecordEvent = {
  type: 'sent',
  submission: letter(1, 'As sent.'),
  sequence: 7,
  now: 600,
};
const cancelled: RecordEvent = { type: 'cancelled' };

type Expected = 'unchanged' | 'erased' | Partial<OutboxRecord>;
const retry = {
  status: 'waiting',
  since: 600,
  notBefore: 650,
  lastReason: 'timed-out',
} satisfies RecordState;
const claim = { attempts: 3, state: { ...sending, leaseUntil: 640 } };
const freed: RecordState = { status: 'waiting', since: 600, notBefore: 600 };

const { fields: _, ...withoutWords } = letter();
const receipt = { submission: { ...withoutWords, fields: {} }, state: news };

const asDraft = newDraft('letter', sampleId(2), letter().fields, 'me', 600);

type Row = [string, RecordState, RecordEvent, Expected];
const table: Row[] = [
  ['waiting, claimed', waiting, claimed, claim],
  ['waiting, try later from a sender that lost its lease', waiting, failed, 'unchanged'],
  ['waiting, refused', waiting, refused, { state: attention }],
  ['waiting, delivered', waiting, delivered, receipt],
  ['waiting, lease expired', waiting, expired, 'unchanged'],
  ['waiting, send now', waiting, now, { state: { ...waiting, notBefore: 600 } }],
  ['waiting, due, send now', { ...waiting, notBefore: 600 }, now, 'unchanged'],
  ['waiting, edited', waiting, edited, asDraft],
  ['waiting, cancelled', waiting, cancelled, 'erased'],

  ['sending, claimed', sending, { ...claimed, owner: 'another' }, 'unchanged'],
  ['sending, response lost', sending, failed, { state: retry, mayHaveBeenSent: true }],
  [
    'sending, certainly not stored',
    sending,
    turnedAway,
    { state: { ...retry, lastReason: 'http-status' } },
  ],
  ['sending, try later from another sender', sending, others, 'unchanged'],
  ['sending, refused', sending, refused, { state: attention }],
  ['sending, delivered', sending, delivered, receipt],
  ['sending, lease expired', sending, expired, { state: freed, mayHaveBeenSent: true }],
  ['sending, send now', sending, now, 'unchanged'],
  ['sending, edited', sending, edited, 'unchanged'],
  ['sending, cancelled', sending, cancelled, 'erased'],

  ['needs attention, claimed', attention, claimed, 'unchanged'],
  ['needs attention, try later', attention, failed, 'unchanged'],
  ['needs attention, refused', attention, refused, 'unchanged'],
  ['needs attention, delivered', attention, delivered, receipt],
  ['needs attention, lease expired', attention, expired, 'unchanged'],
  ['needs attention, send now', attention, now, 'unchanged'],
  ['needs attention, edited', attention, edited, { ...asDraft, state: { ...draft, problems } }],
  ['needs attention, cancelled', attention, cancelled, 'erased'],

  ['draft, typed', draft, typed, { submission: { ...letter(), fields: words } }],
  ['draft, blank', draft, blank, 'erased'],
  ['draft, taken over', draft, taken, { state: { ...draft, owner: 'another' } }],
  ['draft, taken over from a tab that does not own it', draft, takenFromOthers, 'unchanged'],
  ['draft, sent', draft, sent, newRecord(letter(1, 'As sent.'), 7, 600)],
  ['draft, cancelled', draft, cancelled, 'erased'],
  ...[claimed, failed, refused, delivered, told, expired, now, edited].map(
    (event): Row => [`draft, ${event.type}`, draft, event, 'unchanged'],
  ),
  ...[waiting, sending, attention].flatMap((state) =>
    [typed, taken, sent, told].map(
      (event): Row => [`${state.status}, ${event.type}`, state, event, 'unchanged'],
    ),
  ),

  ['delivered, told', news, told, { state: { ...news, isNews: false } }],
  ['delivered, already told', { ...news, isNews: false }, told, 'unchanged'],
  ...[claimed, failed, refused, delivered, expired, now, edited, typed, taken, sent, cancelled].map(
    (event): Row => [`delivered, ${event.type}`, news, event, 'unchanged'],
  ),
];

describe('transition', () => {
  it.each(table)('returns the expected record (%s)', (_name, state, event, expected) => {
    const record = { ...base, state } as OutboxRecord;
    const after = transition(Object.freeze(record), event);
    if (expected === 'unchanged') expect(after).toBe(record);
    else if (expected === 'erased') expect(after).toBeNull();
    else expect(after).toEqual({ ...record, ...expected });
  });

  it('has a test case for every state and event', () => {
    const rows = new Set(table.map(([, state, event]) => `${state.status} ${event.type}`));
    expect(rows.size).toBe(5 * 12);
  });

  it('keeps `mayHaveBeenSent` until the id changes', () => {
    for (const [, state, event] of table) {
      if (state.status === 'draft') continue;
      const record = { ...base, mayHaveBeenSent: true, state } as OutboxRecord;
      const after = transition(record, event);
      if (after) expect(after.mayHaveBeenSent).toBe(after.submission.id === sampleId(1));
    }
  });

  it('keeps a field of a newer release, and the problems of unchanged fields', () => {
    const fields = { ...letter().fields, pronoun: 'she' };
    const about = (field: string) => ({ field, message: 'No' });
    const begun = newDraft('letter', sampleId(1), fields, 'me', 1);
    const wrong = { ...begun.state, problems: [about('name'), about('message')] };
    expect(transition({ ...begun, state: wrong }, typed)).toMatchObject({
      submission: { fields: { ...words, pronoun: 'she' } },
      state: { problems: [about('name')] },
    });
  });

  it('assumes that a submission that is being sent may have arrived', () => {
    expect(mayHaveBeenSent({ ...base, state: waiting })).toBe(false);
    expect(mayHaveBeenSent({ ...base, state: sending })).toBe(true);
    expect(mayHaveBeenSent({ ...base, state: waiting, mayHaveBeenSent: true })).toBe(true);
  });
});
