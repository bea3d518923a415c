import { describe, expect, it } from 'vitest';
import { parseRecord } from './record.ts';
import sample from './testing/release-1.json' with { type: 'json' };

// Records as the first release wrote them into IndexedDB.
describe('a record of the first release', () => {
  it.each(sample.records)('in the state $state.status is read as it is', (record) => {
    expect(parseRecord(structuredClone(record))).toEqual(record);
  });
});

describe('a record of a newer release', () => {
  const [record] = sample.records;

  it('keeps a field that only that release knows', () => {
    const newer = structuredClone(record) as typeof record & { submission: { fields: object } };
    Object.assign(newer.submission.fields, { fax: '+27 11 555 0100' });
    expect(parseRecord(newer)?.submission.fields).toMatchObject({ fax: '+27 11 555 0100' });
  });

  it('of a kind that only that release knows is left where it is', () => {
    const newer = structuredClone(record);
    Object.assign(newer?.submission ?? {}, { kind: 'call-back' });
    expect(parseRecord(newer)).toBeUndefined();
  });

  it('without a field that its kind needs is not read', () => {
    const damaged = structuredClone(record);
    Reflect.deleteProperty(damaged?.submission.fields ?? {}, 'email');
    expect(parseRecord(damaged)).toBeUndefined();
  });
});
