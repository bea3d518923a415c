import { createReceipts, settle, transition } from '@site/outbox/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { gate } from '../../loading/testing/gate.ts';
import { OUTBOX } from '../../submissions/sending/outbox-settings.ts';
import {
  contact,
  createMemoryStore,
  type MemoryStore,
  sampleId,
  save,
} from '../../submissions/sending/testing/samples.ts';
import { observable } from '../observable.ts';
import { type StubbedPage, stubPage } from '../testing/stub-page.ts';

let page: StubbedPage;
let store: MemoryStore;
let changes: ReturnType<typeof observable<number>>;
let modules: Awaited<ReturnType<typeof load>>;
const load = async () => {
  vi.resetModules();
  const { notices } = await import('../notices/notices.ts');
  const { claimedSubmissions } = await import('./claimed-submissions.ts');
  const { followDelivered } = await import('./delivered-notice.ts');
  return { notices, claimedSubmissions, followDelivered };
};
beforeEach(async () => {
  modules = await load();
  page = stubPage();
  store = createMemoryStore();
  changes = observable(0);
});

const change = () => {
  changes.set(changes.get() + 1);
  return settle();
};
const deliver = (n: number) => save(store, contact(n), 0, { type: 'delivered', receivedAt: n });
const follow = () => {
  const clock = { now: () => 0 };
  const onChange = () => void change();
  modules.followDelivered({
    list: store.list,
    subscribe: (listener) => changes.subscribe(() => listener({ type: 'changed' })),
    receipts: createReceipts({ store, clock, receiptsKeptMs: 1_000, onChange }),
  });
  return settle();
};
const shown = () =>
  modules.notices
    .current()
    .map((notice) => notice.kind === 'delivered' && notice.receipts.map((r) => r.state.receivedAt));
const closeNotice = () => {
  const [notice] = modules.notices.current();
  if (notice?.kind !== 'delivered') throw new Error('There is no notice');
  modules.notices.dismiss(notice);
  notice.onClose?.();
  return settle();
};
const news = async () => (await store.list()).receipts.filter(({ state }) => state.isNews).length;

it('one notice shows all earlier deliveries, and is shown only once', async () => {
  await deliver(1);
  await deliver(2);
  await follow();
  expect(shown()).toEqual([[2, 1]]);
  expect(await news()).toBe(2);
  await closeNotice();
  expect(await news()).toBe(0);
  await change();
  expect(shown()).toEqual([]);
});

it('a notice of a delivery replaces the notice that the connection is back', async () => {
  modules.notices.show({ kind: 'connection-back' });
  await deliver(1);
  await follow();
  expect(shown()).toEqual([[1]]);
});

it('a notice of a later delivery waits until the visible one is closed', async () => {
  await deliver(1);
  await follow();
  await deliver(2);
  await change();
  expect(shown()).toEqual([[1]]);
  await closeNotice();
  expect(shown()).toEqual([[2]]);
});

it('a delivery notice waits until the page is visible', async () => {
  page.turn('hidden');
  await deliver(1);
  await follow();
  expect(shown()).toEqual([]);
  page.turn('visible');
  await settle();
  expect(shown()).toEqual([[1]]);
});

it('a delivery notice is shown again if the page was hidden before the notice closed', async () => {
  await deliver(1);
  await follow();
  page.turn('hidden');
  await settle();
  expect(shown()).toEqual([]);
  expect(await news()).toBe(1);
  page.turn('visible');
  await settle();
  expect(shown()).toEqual([[1]]);
});

it('a page shows no delivery notice while another tab shows one, and checks again afterwards', async () => {
  await deliver(1);
  const { open, opened } = gate();
  const other = page.otherLocks.request(`${OUTBOX}-telling`, { ifAvailable: true }, () => opened);
  await follow();
  expect(shown()).toEqual([]);
  await deliver(2);
  await store.update(sampleId(1), (record) => transition(record, { type: 'told' }));
  open();
  await other;
  await settle();
  expect(shown()).toEqual([[2]]);
});

it('a delivery notice of a claimed message waits until the form releases the message', async () => {
  await deliver(1);
  modules.claimedSubmissions.claim(sampleId(1));
  await follow();
  expect(shown()).toEqual([]);
  modules.claimedSubmissions.release(sampleId(1));
  await settle();
  expect(shown()).toEqual([[1]]);
});

it('a delivery notice is shown even without a lock manager', async () => {
  vi.stubGlobal('navigator', {});
  await deliver(1);
  await follow();
  expect(shown()).toEqual([[1]]);
});
