import { describe, expect, it } from 'vitest';
import { newDraft, newRecord, type OutboxRecord, type RecordState } from './record.ts';
import { letter, sampleId } from './testing/samples.ts';
import { type RecordEvent, transition } from './transition.ts';

const problems = [{ field: 'name', message: 'No' }];
const base = { ...newRecord(letter(), 1, 100), attempts: 2 };
const draft = { status: 'draft', owner: 'me' } as const;
const lastReason = 'http-status';
const waiting = { status: 'waiting', since: 500, notBefore: 900, lastReason } as const;
const sending = { status: 'sending', owner: 'me', leaseUntil: 700 } as const;
const attention = { status: 'needs-attention', problems } as const;
const news = { status: 'delivered', receivedAt: 650, isNews: true } as const;
const states = [draft, waiting, sending, attention, news] as RecordState[];

const words = { name: 'Thandi Nkosi', email: 'thandi@example.org', message: 'Rather a letter.' };
const events: { [T in RecordEvent['type']]: Extract<RecordEvent, { type: T }> } = {
  typed: { type: 'typed', fields: words },
  'taken-over': { type: 'taken-over', from: 'me', by: 'another' },
  sent: { type: 'sent', submission: letter(1, 'As sent.'), sequence: 7, now: 600 },
  claimed: { type: 'claimed', owner: 'me', leaseUntil: 640 },
  'try-later': {
    type: 'try-later',
    owner: 'me',
    reason: 'timed-out',
    mayHaveArrived: true,
    now: 600,
    notBefore: 650,
  },
  refused: { type: 'refused', problems },
  delivered: { type: 'delivered', receivedAt: 650 },
  told: { type: 'told' },
  'send-now': { type: 'send-now', now: 600 },
  edited: { type: 'edited', id: sampleId(2), owner: 'me', now: 600 },
  cancelled: { type: 'cancelled' },
};
const { typed, claimed, refused, delivered, told, edited, cancelled } = events;
const blank: RecordEvent = { ...typed, fields: { name: '', email: '', message: '' } };
const tryLater = events['try-later'];
const notStored: RecordEvent = { ...tryLater, reason: lastReason, mayHaveArrived: false };

type Expected = 'unchanged' | 'erased' | Partial<OutboxRecord>;
const again = { ...sending, leaseUntil: 640 };
const retry = { status: 'waiting', since: 600, notBefore: 650, lastReason: 'timed-out' } as const;

const { fields: _, ...withoutWords } = letter();
const receipt = { submission: { ...withoutWords, fields: {} }, state: news };

const asDraft = newDraft('letter', sampleId(2), letter().fields, 'me', 600);

type Row = [string, RecordState, RecordEvent, Expected];
const changes: Row[] = [
  ['typed', draft, typed, { submission: { ...letter(), fields: words } }],
  ['blank', draft, blank, 'erased'],
  ['taken over', draft, events['taken-over'], { state: { ...draft, owner: 'another' } }],
  ['sent', draft, events.sent, newRecord(letter(1, 'As sent.'), 7, 600)],
  ['cancelled', draft, cancelled, 'erased'],

  ['claimed', waiting, claimed, { attempts: 3, state: again }],
  ['refused', waiting, refused, { state: attention }],
  ['delivered', waiting, delivered, receipt],
  ['send now', waiting, events['send-now'], { state: { ...waiting, notBefore: 600 } }],
  ['edited', waiting, edited, asDraft],
  ['cancelled', waiting, cancelled, 'erased'],

  ['claimed', sending, claimed, { attempts: 3, state: again, mayHaveBeenSent: true }],
  ['response lost', sending, tryLater, { state: retry, mayHaveBeenSent: true }],
  ['not stored', sending, notStored, { state: { ...retry, lastReason } }],
  ['refused', sending, refused, { state: attention }],
  ['delivered', sending, delivered, receipt],
  ['cancelled', sending, cancelled, 'erased'],

  ['delivered', attention, delivered, receipt],
  ['edited', attention, edited, { ...asDraft, state: { ...draft, problems } }],
  ['cancelled', attention, cancelled, 'erased'],

  ['told', news, told, { state: { ...news, isNews: false } }],
];
const changing = new Set(changes.map(([, { status }, { type }]) => `${status} ${type}`));
const table: Row[] = [
  ...changes,
  ...states.flatMap((state) =>
    Object.values(events)
      .filter(({ type }) => !changing.has(`${state.status} ${type}`))
      .map((event): Row => [event.type, state, event, 'unchanged']),
  ),
  ['taken over from another tab', draft, { ...events['taken-over'], from: 'third' }, 'unchanged'],
  ['send now, already due', { ...waiting, notBefore: 600 }, events['send-now'], 'unchanged'],
  ['try later from another sender', sending, { ...tryLater, owner: 'another' }, 'unchanged'],
  ['told again', { ...news, isNews: false }, told, 'unchanged'],
];

describe('transition', () => {
  it.each(table)('returns the expected record (%s: %o)', (_name, state, event, expected) => {
    const record = { ...base, state } as OutboxRecord;
    const after = transition(Object.freeze(record), event);
    if (expected === 'unchanged') expect(after).toBe(record);
    else if (expected === 'erased') expect(after).toBeNull();
    else expect(after).toEqual({ ...record, ...expected });
  });

  it('keeps `mayHaveBeenSent` until the id changes', () => {
    for (const [, state, event] of table) {
      if (state.status === 'draft') continue;
      const record = { ...base, mayHaveBeenSent: true, state } as OutboxRecord;
      const after = transition(record, event);
      if (after) expect(after.mayHaveBeenSent).toBe(after.submission.id === sampleId(1));
    }
  });

  it('keeps a field that only a newer release knows, and the problems of fields that have not changed', () => {
    const fields = { ...letter().fields, pronoun: 'she' };
    const about = (field: string) => ({ field, message: 'No' });
    const begun = newDraft('letter', sampleId(1), fields, 'me', 1);
    const wrong = { ...begun.state, problems: [about('name'), about('message')] };
    expect(transition({ ...begun, state: wrong }, typed)).toMatchObject({
      submission: { fields: { ...words, pronoun: 'she' } },
      state: { problems: [about('name')] },
    });
  });
});
