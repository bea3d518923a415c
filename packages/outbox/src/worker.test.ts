import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, retry } from './answer.ts';
import type { OutboxStore } from './store.ts';
import { idbStore, letter, sampleId, save, settings } from './testing/samples.ts';
import { transition } from './transition.ts';
import { attachToWorker, type WorkerScope } from './worker.ts';

const onDelivered = vi.fn(async (_: readonly { readonly submission: { id: string } }[]) => {});
const onSent = vi.fn(async () => {});

const receipt = async ({ id }: { readonly id: string }): Promise<Answer> => ({
  status: 'receipt',
  id,
  receivedAt: '2026-11-20T12:00:00.000Z',
});

/** Starts a worker, and returns a function that fires an event and waits until it is handled. */
const start = (send: typeof receipt = receipt) => {
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener),
  } as WorkerScope;
  const outbox = attachToWorker({ ...settings, send, onDelivered, onSent }, scope);
  const fire = async (type: string, event: object) => {
    const lasting: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => lasting.push(work);
    listeners.get(type)?.({ ...event, waitUntil } as never);
    await Promise.all(lasting);
    return lasting.length;
  };
  return { outbox, fire };
};

let store: OutboxStore;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
  onDelivered.mockClear();
  onSent.mockClear();
  store = idbStore();
});
/** Makes another sender hold the lock. Returns a function that releases it. */
const holdLock = () => {
  let isHeld = true;
  const request = async (_: string, __: object, run: (lock: object | null) => unknown) =>
    run(isHeld ? null : {});
  vi.stubGlobal('navigator', { locks: { request } });
  return () => {
    isHeld = false;
  };
};
const told = () => onDelivered.mock.lastCall?.[0].map(({ submission }) => submission.id);

describe('the worker, on Background Sync,', () => {
  it('delivers all waiting submissions, and reports them', async () => {
    await save(store, letter(1), 0);
    await save(store, letter(2), 0);
    const { fire } = start();
    expect(await fire('sync', { tag: 'another' })).toBe(0);
    await fire('sync', { tag: 'sample' });
    expect((await store.list()).records).toEqual([]);
    expect(told()?.toSorted()).toEqual([sampleId(1), sampleId(2)]);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('retries until a closing page releases the lock', async () => {
    await save(store, letter(1), Date.now());
    const release = holdLock();
    const fired = start().fire('sync', { tag: 'sample' });
    await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
    release();
    await fired;
    expect((await store.list()).records).toEqual([]);
    expect(told()).toEqual([sampleId(1)]);
  });

  it('rejects while submissions are left, so that the browser fires the event again; the next event sends at once', async () => {
    await save(store, letter(3), 0);
    const send = vi.fn(receipt).mockResolvedValueOnce(retry('no-network', false));
    const { fire } = start(send);
    await expect(fire('sync', { tag: 'sample' })).rejects.toThrow('still waiting: 1');
    expect((await store.list()).records).toHaveLength(1);
    expect(onSent).toHaveBeenCalledOnce();
    await fire('sync', { tag: 'sample' });
    expect((await store.list()).records).toEqual([]);
  });
});

it("the worker reports a hidden page's delivery when the page posts the id, unless the visitor has seen the receipt", async () => {
  await save(store, letter(1), 0);
  const { fire } = start();
  await fire('sync', { tag: 'sample' });
  onDelivered.mockClear();
  expect(await fire('message', { data: { type: 'SKIP_WAITING' } })).toBe(0);
  const tellWorker = () => fire('message', { data: { 'sample-delivered-unseen': sampleId(1) } });
  await tellWorker();
  expect(told()).toEqual([sampleId(1)]);
  await store.update(sampleId(1), (record) => transition(record, { type: 'told' }));
  await tellWorker();
  expect(told()).toEqual([]);
});

describe('a submission passed to the worker', () => {
  it('is sent as soon as another sender releases the lock', async () => {
    const release = holdLock();
    const saved = await start().outbox.put(letter(4));
    await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
    release();
    expect(await saved?.delivered).toBe(true);
  });

  it('is reported at once as not delivered if there is no network', async () => {
    const saved = await start(async () => retry('no-network', false)).outbox.put(letter(5));
    expect(await saved?.delivered).toBe(false);
  });

  it("is reported at once as not delivered during the server's pause", async () => {
    await store.pause({ since: Date.now(), until: Date.now() + 60_000 });
    const saved = await start().outbox.put(letter(5));
    expect(await saved?.delivered).toBe(false);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('is not saved if storage fails', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await start().outbox.put(letter(6))).toBeUndefined();
  });
});
