import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRecord, type OutboxRecord, parseRecord, type RecordState } from './record.ts';
import { contact, newsletter } from './testing/samples.ts';

const states: RecordState[] = [
  { status: 'waiting', since: 1, notBefore: 5 },
  { status: 'waiting', since: 1, notBefore: 5, serverAskedUntil: 9, lastReason: 'timed-out' },
  { status: 'sending', owner: 'tab', leaseUntil: 7 },
  { status: 'needs-attention', problems: [{ field: 'name', message: 'No' }] },
];
const fresh = newRecord(contact(), 3, 1_000);

describe('a record', () => {
  it.each(states)('survives its way through storage: %o', (state) => {
    for (const submission of [contact(), newsletter()]) {
      const record: OutboxRecord = { ...newRecord(submission, 1, 1_000), attempts: 2, state };
      expect(parseRecord(structuredClone(record))).toEqual(record);
    }
  });

  it('starts as due at once, never tried', () => {
    expect(fresh).toMatchObject({
      version: 1,
      sequence: 3,
      savedAt: 1_000,
      attempts: 0,
      mayHaveBeenSent: false,
      state: { status: 'waiting', since: 1_000, notBefore: 1_000 },
    });
  });

  it('with a reason only a newer release knows stays readable', () => {
    const state = { status: 'waiting', since: 1, notBefore: 5, lastReason: 'sunspots' };
    expect(parseRecord({ ...fresh, state })?.state).toEqual({
      ...state,
      lastReason: 'http-status',
    });
  });

  it.each([
    ['a newer version', { ...fresh, version: 2 }],
    ['no version', { ...fresh, version: undefined }],
    ['an unknown state', { ...fresh, state: { status: 'paused' } }],
    ['an id that is none', { ...fresh, submission: { ...contact(), id: 'x' } }],
    ['lost words', { ...fresh, submission: { ...contact(), fields: {} } }],
    ['a time that is none', { ...fresh, savedAt: Number.NaN }],
    ['nothing', undefined],
  ])('with %s is not guessed at', (_name, value) => {
    expect(parseRecord(value)).toBeUndefined();
  });

  it('is never made out of just anything, and reading never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => parseRecord(value) === undefined));
  });
});
