import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type StorageFailure, storageUnavailable } from './database.ts';
import { createPageLife } from './page-life.ts';
import { newDraft, type OutboxRecord } from './record.ts';
import { idbStore, letter, sampleId, save } from './testing/samples.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const unavailable = (failure: StorageFailure) => ({ name: 'StorageUnavailable', failure });

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** Passes each opened database to `opened`. */
const spied = (opened: (database: IDBDatabase) => void) => {
  const open = indexedDB.open.bind(indexedDB);
  return vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const request = open(name);
    request.addEventListener('success', () => opened(request.result));
    return request;
  });
};

/** Passes each transaction, and the arguments of the call that began it, to `begun`. */
const spiedTransactions = (begun: (transaction: IDBTransaction, args: unknown[]) => void) =>
  spied((database) => {
    const begin = database.transaction.bind(database);
    vi.spyOn(database, 'transaction').mockImplementation((...args) => {
      const transaction = begin(...args);
      begun(transaction, args);
      return transaction;
    });
  });

/** Waits for `check` to pass, using the real event loop. */
const eventually = (check: () => void) => vi.waitFor(check, { interval: 1, timeout: 10_000 });

describe('the connection', () => {
  it('is opened once and writes with strict durability', async () => {
    const modes: unknown[][] = [];
    const opening = spiedTransactions((_, args) => modes.push(args.slice(1)));
    const store = idbStore();
    await Promise.all([save(store, letter(1), 0), save(store, letter(2), 0)]);
    expect(opening).toHaveBeenCalledTimes(1);
    expect(modes).toEqual(Array(2).fill(['readwrite', { durability: 'strict' }]));
  });

  it('is reopened after the browser has closed it', async () => {
    const databases: IDBDatabase[] = [];
    const opening = spied((database) => databases.push(database));
    const store = idbStore();
    await save(store, letter(1), 0);
    databases.at(-1)?.close();
    databases.at(-1)?.onclose?.(new Event('close'));
    await save(store, letter(2), 0);
    // Closes the connection without a `close` event, as Safari does.
    databases.at(-1)?.close();
    const [, { records }] = await Promise.all([save(store, letter(3), 0), store.list()]);
    expect(opening).toHaveBeenCalledTimes(3);
    expect(records).toHaveLength(3);
  });

  it('does not block deletion of the database, and can open a database with a higher version', async () => {
    const store = idbStore();
    await save(store, letter(1), 0);
    const deleted = vi.fn();
    indexedDB.deleteDatabase('sample').onsuccess = deleted;
    await eventually(() => expect(deleted).toHaveBeenCalled());
    const upgrade = indexedDB.open('sample', 9);
    upgrade.onupgradeneeded = () => upgrade.result.createObjectStore('submissions');
    await eventually(() => expect(upgrade.readyState).toBe('done'));
    await save(store, letter(1), 0);
    expect((await store.list()).records).toHaveLength(1);
  });

  it('fails if it does not open in time, and is closed if it opens later', async () => {
    const clock = createVirtualClock();
    const close = vi.fn();
    const hung = { result: { close }, onsuccess: () => {} };
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => hung as unknown as IDBOpenDBRequest);
    const store = idbStore({ clock });
    const saving = save(store, letter(1), 0);
    const failed = expect(saving).rejects.toMatchObject(unavailable('blocked'));
    await clock.advance(5_000);
    await failed;
    await save(store, letter(1), 0);
    hung.onsuccess();
    expect(close).toHaveBeenCalledOnce();
    expect((await store.list()).records).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('aborts a transaction that does not end in time', async () => {
    const clock = createVirtualClock();
    const store = idbStore({ clock });
    const other = idbStore();
    await store.list();
    // An endless transaction in another tab blocks this store's transaction.
    let holding = true;
    const opening = indexedDB.open('sample');
    await eventually(() => expect(opening.readyState).toBe('done'));
    const held = opening.result.transaction('submissions', 'readwrite').objectStore('submissions');
    const hold = () => {
      if (holding) held.get('x').onsuccess = hold;
    };
    hold();
    const failed = expect(save(store, letter(1), 0)).rejects.toMatchObject(unavailable('blocked'));
    await clock.advance(5_000);
    await failed;
    holding = false;
    await save(other, letter(2), 0);
    expect((await other.list()).records.map(({ sequence }) => sequence)).toEqual([1]);
  });

  it.each([
    ['waits longer for a transaction that is already committing', 14_999, 'saved'],
    ['fails if the commit does not end within 15 s', 15_000, 'blocked'],
  ])('%s', async (_, ms, result) => {
    const clock = createVirtualClock();
    let complete = () => {};
    spiedTransactions((transaction) => {
      const set = (listener: () => void) => {
        complete = listener;
      };
      Object.defineProperty(transaction, 'oncomplete', { set });
    });
    const ended = vi.fn();
    const saving = save(idbStore({ clock }), letter(1), 0);
    saving.then(
      () => ended('saved'),
      ({ failure }) => ended(failure),
    );
    const other = idbStore();
    await expect.poll(async () => (await other.list()).records).toHaveLength(1);
    await clock.advance(ms);
    complete();
    await eventually(() => expect(ended).toHaveBeenCalledExactlyOnceWith(result));
  });
});

describe('a page that the visitor leaves', () => {
  const draft = (n: number) =>
    newDraft('letter', sampleId(n), { name: '', email: '', message: 'Half' }, 'tab', 1_000);

  const opened = () => {
    const page = new EventTarget();
    const store = idbStore({ pageLife: createPageLife(page) });
    const other = idbStore();
    const leave = () => page.dispatchEvent(new Event('pagehide'));
    const comeBack = () => page.dispatchEvent(new Event('pageshow'));
    return { store, other, leave, comeBack };
  };

  it('aborts its transaction, and repeats it when the visitor returns', async () => {
    const { store, other, leave, comeBack } = opened();
    const saved = await save(store, letter(1), 0);
    const changes: number[] = [];
    const change = (record: OutboxRecord) => {
      changes.push(changes.length);
      if (changes.length === 1) leave();
      return { ...record, attempts: 7 } as OutboxRecord;
    };
    const changed = vi.fn();
    const changing = store.update(saved.submission.id, change).then(changed);
    await eventually(() => expect(changes).toHaveLength(1));
    await save(other, letter(2), 0);
    expect((await other.list()).records.map(({ attempts }) => attempts)).toEqual([0, 0]);
    expect(changed).not.toHaveBeenCalled();
    comeBack();
    await changing;
    expect(changes).toHaveLength(2);
    expect((await other.list()).records.map(({ attempts }) => attempts)).toEqual([7, 0]);
  });

  it('does not begin to read before the visitor returns, even if the database opens late', async () => {
    const { store, other, leave, comeBack } = opened();
    const first = vi.fn();
    const listing = store.list().then(first);
    leave();
    await save(other, letter(1), 0);
    await other.list();
    expect(first).not.toHaveBeenCalled();
    comeBack();
    await listing;
    expect(first.mock.lastCall?.[0].records).toHaveLength(1);
  });

  it('completes a draft write that began before `pagehide`, and one that begins after it', async () => {
    const { store, other, leave } = opened();
    await store.list();
    const before = store.keepDraft(draft(1), 'relaxed');
    leave();
    await before;
    await store.keepDraft(draft(2), 'strict');
    expect((await other.list()).drafts).toHaveLength(2);
  });
});

describe('storage that fails', () => {
  it('is reported as a different failure for each cause', async () => {
    const refuse = () => {
      throw new DOMException('Not here', 'SecurityError');
    };
    vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
    await expect(idbStore().list()).rejects.toMatchObject(unavailable('blocked'));
    vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(refuse);
    await expect(idbStore().list()).rejects.toMatchObject(unavailable('blocked'));
    vi.stubGlobal('indexedDB', undefined);
    await expect(idbStore().list()).rejects.toMatchObject(unavailable('missing'));
    expect(storageUnavailable(new DOMException('', 'QuotaExceededError')).failure).toBe('full');
    expect(storageUnavailable(null).failure).toBe('failed');
  });

  it('rejects the call and leaves every record unchanged if it is full when the transaction commits', async () => {
    const quota = new DOMException('No room', 'QuotaExceededError');
    let full = false;
    spiedTransactions((transaction) => {
      if (!full || transaction.mode !== 'readwrite') return;
      // Prevents the commit, because a committed transaction cannot be aborted.
      vi.spyOn(transaction, 'commit').mockReturnValue();
      const store = transaction.objectStore('submissions');
      vi.spyOn(transaction, 'objectStore').mockReturnValue(store);
      for (const write of ['put', 'delete'] as const) {
        const original: (...args: never[]) => IDBRequest = store[write].bind(store);
        vi.spyOn(store, write).mockImplementation((...given: unknown[]) => {
          const request = original(...(given as never[]));
          request.addEventListener('success', () => {
            Object.defineProperty(transaction, 'error', { value: quota });
            transaction.abort();
          });
          return request;
        });
      }
    });
    const store = idbStore();
    const saved = await save(store, letter(1), 0);
    full = true;
    await expect(save(store, letter(2), 0)).rejects.toMatchObject(unavailable('full'));
    const { id } = saved.submission;
    for (const after of [{ ...saved, attempts: 1 }, null]) {
      await expect(store.update(id, () => after)).rejects.toMatchObject(unavailable('full'));
    }
    expect((await store.list()).records).toEqual([saved]);
  });
});
