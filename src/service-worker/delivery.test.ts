import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createIdbStore } from '../outbox/store.ts';
import { contact, save } from '../outbox/testing/samples.ts';
import { deliverWaiting, saveAndDeliver } from './delivery.ts';

const setAppBadge = vi.fn(async () => {});
const closed = async () => false;
const notifyOf = async () => {};

beforeAll(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { onLine: true, setAppBadge });
});
afterAll(() => vi.unstubAllGlobals());

const receiptFor = (body: string): Response => {
  const { id } = JSON.parse(body).variables.input;
  const sendContactMessage = {
    __typename: 'SubmissionReceipt',
    id,
    receivedAt: '2026-11-20T12:00:00.000Z',
  };
  return Response.json({ data: { sendContactMessage } });
};

it('resolves when all that waited has been delivered', async () => {
  const store = createIdbStore();
  await save(store, contact(1), 0);
  await save(store, contact(2), 0);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => receiptFor(body));
  await deliverWaiting(closed, notifyOf);
  expect((await store.list()).records).toEqual([]);
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});

it('leaves the count on the icon to a page that is open', async () => {
  setAppBadge.mockClear();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => receiptFor(body));
  await deliverWaiting(async () => true, notifyOf);
  expect(setAppBadge).not.toHaveBeenCalled();
});

it('rejects while anything is left, so that Background Sync tries again', async () => {
  const store = createIdbStore();
  await save(store, contact(3), 0);
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(deliverWaiting(closed, notifyOf)).rejects.toThrow('1 submissions are still waiting');
  expect((await store.list()).records).toHaveLength(1);
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
});

it('looks again at a message while another sender holds the lock', async () => {
  let isHeld = true;
  const request = async (_: string, __: object, run: (lock: object | null) => unknown) =>
    run(isHeld ? null : {});
  vi.stubGlobal('navigator', { onLine: true, setAppBadge, locks: { request } });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => receiptFor(body));
  const saved = await saveAndDeliver(contact(4), closed);
  // Its own, and the one that was left before.
  await vi.waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
  isHeld = false;
  expect(await saved?.delivered).toBe(true);
});

it('does not wait for what has no network', async () => {
  vi.stubGlobal('navigator', { onLine: false, setAppBadge });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const saved = await saveAndDeliver(contact(5), closed);
  expect(await saved?.delivered).toBe(false);
});
