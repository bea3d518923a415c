import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createIdbStore } from '../outbox/store.ts';
import { contact } from '../outbox/testing/samples.ts';
import { deliverWaiting } from './delivery.ts';

const setAppBadge = vi.fn(async () => {});

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
  await store.add(contact(1), 0);
  await store.add(contact(2), 0);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => receiptFor(body));
  await deliverWaiting();
  expect((await store.list()).records).toEqual([]);
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});

it('rejects while anything is left, so that Background Sync tries again', async () => {
  const store = createIdbStore();
  await store.add(contact(3), 0);
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(deliverWaiting()).rejects.toThrow('1 submissions are still waiting');
  expect((await store.list()).records).toHaveLength(1);
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
});
