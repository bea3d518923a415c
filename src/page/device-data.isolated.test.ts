import { createStore, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUERIES } from '../graphql/query-store.ts';
import { kindNames } from '../submissions/kinds.ts';
import { OUTBOX } from '../submissions/sending/outbox-settings.ts';
import type { Outbox } from '../submissions/sending/outbox-types.ts';
import {
  contact,
  createIdbStore,
  newsletter,
  save,
} from '../submissions/sending/testing/samples.ts';
import { SHARED_CACHE } from '../submissions/shared-text.ts';
import { storageKeys } from './storage-keys.ts';
import { closePage, openPage, type StubbedPage, stubPage } from './testing/stub-page.ts';

const CHOICES = ['theme', 'analytics', 'install', 'pictures', 'wall'] as const;

let page: StubbedPage;
let shared: Set<string>;

const openDeviceData = async () => {
  const { outbox } = await openPage();
  return { outbox, ...(await import('./device-data.ts')) };
};

beforeEach(() => {
  page = stubPage();
  shared = new Set();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  vi.stubGlobal('caches', {
    has: async (name: string) => shared.has(name),
    delete: async (name: string) => shared.delete(name),
    open: async () => ({ matchAll: async () => [new Response('Buy this')] }),
  });
});
afterEach(closePage);

const fill = async (outbox: Outbox) => {
  const store = createIdbStore();
  await save(store, contact(1), Date.now());
  await save(store, newsletter(2), Date.now());
  await save(store, contact(3), Date.now(), { type: 'delivered', receivedAt: Date.now() });
  await set('damaged', 'no record', createStore(OUTBOX, 'submissions'));
  await store.pause({ since: Date.now(), until: Date.now() + 60_000 });
  for (const kind of kindNames) {
    await outbox.drafts.type(kind, () => ({ email: 'lindiwe@example.org' }));
  }
  shared.add(SHARED_CACHE);
  page.localStorage.setItem('draft:tab:contact', '{}');
  for (const choice of CHOICES) page.localStorage.setItem(storageKeys[choice], 'declined');
  await set('apollo', '{}', createStore(QUERIES, 'cache'));
};

it('readDeviceData counts the data on the device', async () => {
  const { outbox, readDeviceData } = await openDeviceData();
  const none = { waiting: 0, drafts: 0, receipts: 0, lists: 0, choices: 0 };
  expect(await readDeviceData()).toEqual(none);
  await fill(outbox);
  expect(await readDeviceData()).toEqual({
    waiting: 3,
    drafts: kindNames.length + 1,
    receipts: 1,
    lists: 1,
    choices: CHOICES.length,
  });
});

it("eraseDeviceData erases submissions, receipts, unreadable records, drafts, shared text, choices, lists, and the server's pause", async () => {
  const { outbox, eraseDeviceData } = await openDeviceData();
  await fill(outbox);
  await eraseDeviceData();
  const nothing = { records: [], drafts: [], receipts: [], unreadable: [] };
  expect(await createIdbStore().list()).toEqual(nothing);
  for (const kind of kindNames) expect(await outbox.drafts.find(kind)).toBeUndefined();
  expect([...shared]).toEqual([]);
  expect(Object.keys(page.localStorage)).toEqual([]);
  expect(await keys(createStore(QUERIES, 'cache'))).toEqual([]);
});

it('eraseDeviceData erases the answer about analytics', async () => {
  const { eraseDeviceData } = await openDeviceData();
  const { analytics } = await import('./analytics/analytics-consent.ts');
  analytics.decide('declined');
  await eraseDeviceData();
  expect(analytics.answer()).toBeUndefined();
});

it('eraseDeviceData rejects if the device cannot erase the data', async () => {
  const { outbox, eraseDeviceData } = await openDeviceData();
  vi.spyOn(outbox, 'eraseAll').mockRejectedValue(new Error('Broken'));
  await expect(eraseDeviceData()).rejects.toThrow('Broken');
});
