import { newRecord, recordReader } from '@site/outbox/testing';
import { describe, expect, it, vi } from 'vitest';
import { outboxSettings } from './outbox-settings.ts';
import { contact, newsletter } from './testing/samples.ts';

const read = recordReader(outboxSettings);
const stored = (submission: object) => ({ ...newRecord(contact(), 1, 1_000), submission });

describe('a stored submission', () => {
  it.each([contact(), newsletter(), { ...contact(), signs: ['hidden-field'] as const }])(
    'is read unchanged: $kind',
    (submission) => {
      expect(read(stored(submission))?.submission).toEqual(submission);
    },
  );

  it('keeps unknown fields of a newer release, but loses unknown signs', () => {
    const fields = { ...contact().fields, fax: '+27 11 555 0100' };
    const newer = { ...contact(), fields, signs: ['sunspots'] };
    expect(read(stored(newer))?.submission).toEqual({ ...newer, signs: [] });
  });

  it.each([
    ['a kind that only a newer release knows', { kind: 'call-back' }],
    ['an invalid id', { id: 'x' }],
    ['missing fields', { fields: {} }],
  ])('with %s is unreadable', (_, change) => {
    expect(read(stored({ ...contact(), ...change }))).toBeUndefined();
  });
});

it("a receipt keeps the topic, but not the visitor's text", () => {
  const topic = 'services/cloud';
  const fields = { ...contact().fields, topic };
  expect(outboxSettings.receiptFields({ ...contact(), fields })).toEqual({ topic });
});

it('an unreadable record causes no uncaught error, but every other defect does', () => {
  const thrown = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
  outboxSettings.onError(new Error('Unreadable record'), contact().id);
  expect(thrown).not.toHaveBeenCalled();
  outboxSettings.onError(new Error('A defect'), undefined);
  expect(thrown).toHaveBeenCalledOnce();
});
