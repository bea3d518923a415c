import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { newDraft, newRecord } from './record.ts';
import type { OutboxStore } from './store.ts';
import { failingStore, idbStore, letter, note, sampleId, save } from './testing/samples.ts';

const draft = (n: number, message = 'Half') =>
  newDraft('letter', sampleId(n), { name: '', email: '', message }, 'tab', 1_000);

const nothing = { records: [], drafts: [], receipts: [], unreadable: [] };

/** A store, a second connection to it, and a function that puts any value into it. */
type Made = {
  store: OutboxStore;
  twin: OutboxStore;
  plant(key: string, value: unknown): Promise<void>;
};

const idb = (): Made => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return {
    store: idbStore(),
    twin: idbStore(),
    plant: (key, value) => set(key, value, createStore('sample', 'submissions')),
  };
};

const memory = (): Made => {
  const store = failingStore();
  return { store, twin: store, plant: async (key, value) => void store.values.set(key, value) };
};

describe.each([
  ['in IndexedDB', idb],
  ['in memory', memory],
])('the store %s', (_name, make) => {
  it('lists submissions in the order they were added, not in the order of their ids', async () => {
    const { store, twin } = make();
    await save(store, letter(3), 1_000);
    await save(twin, note(1), 1_000);
    await save(store, letter(2), 500);
    const { records, unreadable } = await twin.list();
    expect(records.map(({ submission }) => submission.id)).toEqual([3, 1, 2].map(sampleId));
    expect(records.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(records[1]?.submission).toEqual(note(1));
    expect(unreadable).toEqual([]);
  });

  it('stores a pause separately from the records, until everything is erased', async () => {
    const { store, twin } = make();
    await save(store, letter(1), 1);
    await store.pause({ since: 1_000, until: 5_000 });
    const { records, unreadable, pause } = await twin.list();
    expect([records.length, unreadable.length]).toEqual([1, 0]);
    expect(pause).toEqual({ since: 1_000, until: 5_000 });
    expect((await save(store, letter(2), 1)).sequence).toBe(2);
    await twin.clear();
    expect(await store.list()).toEqual(nothing);
  });

  it('gives each record its own sequence, even if several are added at once', async () => {
    const { store, twin } = make();
    const numbers = Array.from({ length: 20 }, (_, n) => n + 1);
    await Promise.all(numbers.map((n) => save(n % 2 ? store : twin, letter(n), n)));
    const { records } = await store.list();
    expect(records.map(({ sequence }) => sequence)).toEqual(numbers);
  });

  it('lists drafts separately from submissions, with the latest first', async () => {
    const { store, twin } = make();
    await store.keepDraft(draft(1, 'Half'), 'relaxed');
    await save(store, letter(2), 500);
    await store.keepDraft({ ...draft(3), savedAt: 2_000 }, 'strict');
    await store.keepDraft(draft(1, 'Half a message'), 'relaxed');
    const { records, drafts } = await twin.list();
    expect(records.map(({ submission }) => submission.id)).toEqual([sampleId(2)]);
    expect(drafts).toEqual([{ ...draft(3), savedAt: 2_000 }, draft(1, 'Half a message')]);
    await store.append(sampleId(1), (before, sequence) => {
      expect(before).toEqual(draft(1, 'Half a message'));
      return newRecord(letter(1), sequence, 3_000);
    });
    expect((await twin.list()).records.map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('replaces a record with one that has a different id', async () => {
    const { store, twin } = make();
    await save(store, letter(1), 0);
    expect(await store.update(sampleId(1), () => draft(2))).toEqual(draft(2));
    expect(await twin.list()).toEqual({ ...nothing, drafts: [draft(2)] });
  });

  it('never interleaves two writes to one record', async () => {
    const { store, twin } = make();
    await save(store, letter(1), 0);
    const increment = (via: OutboxStore) =>
      via.update(sampleId(1), (record) => ({ ...record, attempts: record.attempts + 1 }));
    await Promise.all(Array.from({ length: 50 }, (_, n) => increment(n % 2 ? store : twin)));
    expect((await store.list()).records[0]?.attempts).toBe(50);
  });

  it('replaces, keeps or erases a record, and returns undefined if the record is missing', async () => {
    const { store } = make();
    const saved = await save(store, letter(1), 0);
    const tried = { ...saved, attempts: 7 };
    expect(await store.update(sampleId(1), () => tried)).toEqual(tried);
    expect(await store.update(sampleId(1), (r) => r)).toEqual(tried);
    expect(await store.update(sampleId(1), () => null)).toBeNull();
    expect(await store.update(sampleId(1), (r) => r)).toBeUndefined();
    expect((await store.list()).records).toEqual([]);
  });

  it('keeps the record when the change throws', async () => {
    const { store } = make();
    await save(store, letter(1), 0);
    const change = () => {
      throw new Error('A defect');
    };
    await expect(store.update(sampleId(1), change)).rejects.toThrow();
    expect((await store.list()).records).toHaveLength(1);
  });

  it('keeps and lists an unreadable record, until it is erased', async () => {
    const { store, plant } = make();
    const newer = { version: 99, words: 'From tomorrow' };
    await plant(sampleId(7), newer);
    await plant('stray', 'value');
    await plant(sampleId(8), { ...(await save(store, letter(1), 0)), sequence: 5 });
    await save(store, letter(2), 0);
    const { records, unreadable } = await store.list();
    expect(records.map(({ submission }) => submission.id)).toEqual([1, 2].map(sampleId));
    const keys = unreadable.map(({ key }) => key).toSorted();
    expect(keys).toEqual([sampleId(7), sampleId(8), 'stray']);
    expect(unreadable).toContainEqual({ key: sampleId(7), value: newer });
    expect(await store.update(sampleId(7), () => null)).toBeUndefined();
    await expect(save(store, letter(7), 0)).rejects.toThrow();
    expect((await store.list()).unreadable).toHaveLength(3);
    await store.remove('stray');
    expect((await store.list()).unreadable).toHaveLength(2);
    await store.clear();
    expect(await store.list()).toEqual(nothing);
  });
});
