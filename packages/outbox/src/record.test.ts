import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BACKOFF_MS, MAX_SERVER_WAIT_MS } from './backoff.ts';
import { newDraft, newRecord, type OutboxRecord, parsePause, type QueuedState } from './record.ts';
import { letter, note, readSample } from './testing/samples.ts';

const states: QueuedState[] = [
  { status: 'waiting', since: 1, notBefore: 5 },
  { status: 'waiting', since: 1, notBefore: 5, lastReason: 'timed-out' },
  { status: 'sending', owner: 'tab', leaseUntil: 7 },
  { status: 'needs-attention', problems: [{ field: 'name', message: 'No' }] },
];
const fresh = newRecord(letter(), 3, 1_000);
const { email: _, ...withoutEmail } = letter().fields;

describe('a record', () => {
  it.each(states)('is unchanged by storage: %o', (state) => {
    for (const submission of [letter(), note()]) {
      const record: OutboxRecord = { ...newRecord(submission, 1, 1_000), attempts: 2, state };
      expect(readSample(structuredClone(record))).toEqual(record);
    }
  });

  it('may lack fields if it is a draft', () => {
    const draft = newDraft('letter', letter().id, { message: 'Half' }, 'tab', 1_000);
    const refused = { ...draft.state, problems: [{ field: 'name', message: 'No' }] };
    for (const each of [draft, { ...draft, state: refused }]) {
      expect(readSample(structuredClone(each))).toEqual(each);
    }
  });

  it('is readable even if only a newer release knows its retry reason', () => {
    const state = { status: 'waiting', since: 1, notBefore: 5, lastReason: 'sunspots' };
    expect(readSample({ ...fresh, state })?.state).toEqual(state);
  });

  it.each([
    ['a newer version', { ...fresh, version: 2 }],
    ['no version', { ...fresh, version: undefined }],
    ['an unknown state', { ...fresh, state: { status: 'paused' } }],
    ['an id that the schema rejects', { ...fresh, submission: { ...letter(), id: 'x' } }],
    ['a kind from a newer release', { ...fresh, submission: { ...letter(), kind: 'call-back' } }],
    ['missing fields', { ...fresh, submission: { ...letter(), fields: {} } }],
    ['no email address', { ...fresh, submission: { ...letter(), fields: withoutEmail } }],
    ['a time that is not a number', { ...fresh, savedAt: Number.NaN }],
    ['a time beyond the range of dates', { ...fresh, savedAt: 8.64e15 + 1 }],
    ['a negative time', { ...fresh, savedAt: -1 }],
    ['no value', undefined],
  ])('is unreadable if it has %s', (_name, value) => {
    expect(readSample(value)).toBeUndefined();
  });

  const impossible = [9e15, -1, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined];

  it.each(impossible)('is due if its wait or lease ends at the invalid time %o', (never) => {
    const waiting = { status: 'waiting', since: never, notBefore: never };
    const due = { ...fresh, state: { status: 'waiting', since: 0, notBefore: 0 } };
    expect(readSample({ ...fresh, state: waiting })).toEqual(due);
    const sending = { status: 'sending', owner: 'tab', leaseUntil: never };
    expect(readSample({ ...fresh, state: sending })?.state).toEqual({ ...sending, leaseUntil: 0 });
  });

  it('has its wait shortened to the longest backoff', () => {
    const state = { status: 'waiting', since: 1_000, notBefore: 8e15 };
    const notBefore = 1_000 + MAX_BACKOFF_MS;
    expect(readSample({ ...fresh, state })?.state).toEqual({ ...state, notBefore });
  });

  it('cannot be read from a random value, but reading one does not throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => readSample(value) === undefined));
  });

  it('keeps a field that only a newer release has', () => {
    const fields = { ...letter().fields, fax: '+27 11 555 0100' };
    const newer = { ...fresh, submission: { ...letter(), fields } };
    expect(readSample(newer)?.submission.fields).toEqual(fields);
  });
});

describe("the server's pause", () => {
  it.each([
    ['is unchanged by storage', 61_000, 61_000],
    ['is shortened to the longest that a server may ask for', 8e15, 1_000 + MAX_SERVER_WAIT_MS],
  ])('%s', (_, asked, until) => {
    expect(parsePause({ since: 1_000, until: asked })).toEqual({ since: 1_000, until });
  });

  it.each([9e15, -1, Number.NaN, '5'])('is ignored if it ends at the invalid time %o', (until) => {
    expect(parsePause({ since: 1_000, until })).toBeUndefined();
    expect(parsePause({ since: until, until: 5 })).toBeUndefined();
  });
});
