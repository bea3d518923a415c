import { beforeEach, expect, it, vi } from 'vitest';
import { createReceipts } from './receipts.ts';
import type { OutboxStore } from './store.ts';
import { failingStore, letter, sampleId, save } from './testing/samples.ts';

const KEPT_MS = 1_000;
const NOW = 1_000_000;

let store: OutboxStore;
let receipts: ReturnType<typeof createReceipts>;
const onChange = vi.fn();
beforeEach(() => {
  store = failingStore();
  onChange.mockReset();
  const clock = { now: () => NOW };
  receipts = createReceipts({ store, clock, receiptsKeptMs: KEPT_MS, onChange });
});

const deliver = (n: number, receivedAt: number) =>
  save(store, letter(n), 0, { type: 'delivered', receivedAt });
const listed = async () =>
  (await store.list()).receipts.map(({ submission, state }) => [submission.id, state.isNews]);

it('`told` marks a receipt as seen by the visitor', async () => {
  await deliver(1, NOW);
  await deliver(2, NOW - 1);
  await receipts.told([sampleId(1)]);
  expect(await listed()).toEqual([
    [sampleId(1), false],
    [sampleId(2), true],
  ]);
  expect(onChange).toHaveBeenCalled();
});

it('`forget` erases receipts, even if another tab has already erased them', async () => {
  for (const n of [1, 2, 3]) await deliver(n, NOW - n);
  const forget = () => receipts.forget([sampleId(1), sampleId(3)]);
  await Promise.all([forget(), forget()]);
  expect(await listed()).toEqual([[sampleId(2), true]]);
});

it('`tidy` erases seen receipts that are old or dated far in the future', async () => {
  const times = [NOW - KEPT_MS, NOW - KEPT_MS - 1, NOW + KEPT_MS, NOW + KEPT_MS + 1];
  for (const [at, time] of times.entries()) await deliver(at, time);
  await receipts.tidy();
  expect(await listed()).toHaveLength(4);
  await receipts.told(times.map((_, at) => sampleId(at)));
  await receipts.tidy();
  expect(await listed()).toEqual([
    [sampleId(2), false],
    [sampleId(0), false],
  ]);
});

it('`tidy` keeps the latest hundred receipts, and all waiting submissions', async () => {
  for (let n = 0; n < 102; n += 1) await deliver(n, NOW - n);
  await save(store, letter(200), 0);
  await receipts.tidy();
  const ids = (await listed()).map(([id]) => id);
  expect(ids).toHaveLength(100);
  expect([ids[0], ids[99]]).toEqual([sampleId(0), sampleId(99)]);
  expect((await store.list()).records).toHaveLength(1);
});
