import type { Clock } from './clock.ts';
import { type StorageFailure, StorageUnavailable, storageUnavailable } from './database.ts';
import { createMemoryStore } from './memory-store.ts';
import { isDraft, isReceipt, type OutboxRecord, type ReadRecord } from './record.ts';
import { byState, type Change, type OutboxStore, type StoredRecords } from './store.ts';
import type { Submission } from './submission.ts';

const idOf = ({ submission }: OutboxRecord) => submission.id;
const everyRecord = <S extends Submission>({ records, drafts, receipts }: StoredRecords<S>) => [
  ...records,
  ...drafts,
  ...receipts,
];

/** How long to use only memory after the database fails to open: each try takes seconds. */
const CLOSED_MS = 30_000;

export interface StoreWithFallback<S extends Submission = Submission> extends OutboxStore<S> {
  /** Returns why the record is only in this page's memory, or undefined if it is on the device. */
  failureOf(id: string): StorageFailure | undefined;
  /** Whether the device still has a record that could not be erased. `list()` retries. */
  owesErasure(): boolean;
}

/**
 * Stores the outbox on the device. A record that the device does not accept is kept in this page's
 * memory, and is lost when the page closes. If a full device cannot change a stored record, the
 * changed record is also kept in memory. A method rejects if the device fails and the record is not
 * in memory.
 * @param onFallback called when a record is kept in memory because the device did not accept it
 */
export const createStoreWithFallback = <S extends Submission>(
  device: OutboxStore<S>,
  read: ReadRecord<S>,
  clock: Pick<Clock, 'now'>,
  onFallback: () => void,
): StoreWithFallback<S> => {
  const memory = createMemoryStore(read);
  /**
   * The records that differ between memory and device, by id. A StorageFailure: the reason why the
   * record is only in memory. 'ahead': memory has a later state of the record than the device.
   * 'gone': the record is no longer in memory, and must still be erased on the device.
   */
  const places = new Map<string, StorageFailure | 'ahead' | 'gone'>();
  let closed: { readonly at: number; readonly error: StorageUnavailable } | undefined;

  const onDevice = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closed && Math.abs(clock.now() - closed.at) < CLOSED_MS) throw closed.error;
    try {
      const result = await work();
      closed = undefined;
      return result;
    } catch (error) {
      const isClosed =
        error instanceof StorageUnavailable && ['missing', 'blocked'].includes(error.failure);
      if (isClosed) closed = { at: clock.now(), error };
      throw error;
    }
  };

  const goneIds = () => [...places.keys()].filter((id) => places.get(id) === 'gone');
  const failureOf = (id: string) => {
    const place = places.get(id);
    return place === 'ahead' || place === 'gone' ? undefined : place;
  };
  const leave = (id: string, place?: 'gone') => {
    memory.values.delete(id);
    if (place) places.set(id, place);
    else places.delete(id);
  };
  const hold = (id: string, error: unknown) => {
    places.set(id, storageUnavailable(error).failure);
    onFallback();
  };
  /** Copies to memory a record that a full device has stored but cannot change. */
  const takeOver = async (id: string, change: Change<S>, error: unknown) => {
    if (storageUnavailable(error).failure !== 'full') throw error;
    const { records } = await onDevice(device.list);
    const record = records.find(({ submission }) => submission.id === id);
    if (!record || change(record)?.submission.id !== id) throw error;
    await memory.append(id, () => record);
    places.set(id, 'ahead');
  };
  const forgetOnDevice = async () => {
    for (const id of goneIds()) {
      try {
        await onDevice(() => device.remove(id));
        places.delete(id);
      } catch {
        // The next `list()` retries.
      }
    }
  };

  /** After a delivery from memory: stores the receipt if possible, and erases the text. */
  const settle = async (id: string, receipt: OutboxRecord<S>) => {
    try {
      await onDevice(() => device.append(id, () => receipt));
      leave(id);
    } catch (error) {
      if (storageUnavailable(error).failure === 'missing') places.delete(id);
      else places.set(id, 'gone');
      await forgetOnDevice();
    }
  };

  const writeAhead = async (id: string, after: OutboxRecord<S>) => {
    const writing = onDevice(() => device.update(id, () => after)).then(() => leave(id));
    // If the device still has no room, the next change to the record retries the write.
    await (idOf(after) === id ? writing.catch(() => {}) : writing);
  };

  return {
    failureOf,
    owesErasure: () => goneIds().length > 0,

    async append(id, make) {
      const { drafts } = await memory.list();
      const draft = drafts.find(({ submission }) => submission.id === id);
      try {
        const record = await onDevice(() =>
          device.append(id, (before, sequence) => make(draft ?? before, sequence)),
        );
        leave(id);
        return record;
      } catch (error) {
        const record = await memory.append(id, make);
        hold(id, error);
        return record;
      }
    },

    async update(id, change) {
      if (!memory.values.has(id)) {
        try {
          return await onDevice(() => device.update(id, change));
        } catch (error) {
          await takeOver(id, change, error);
        }
      }
      const isAhead = places.get(id) === 'ahead';
      let after: OutboxRecord<S> | null | undefined;
      await memory.update(id, (record) => {
        after = change(record);
        // If the id changes, memory keeps the old record until the device has the new one.
        return isAhead && after && idOf(after) !== id ? record : after;
      });
      if (after && isReceipt(after)) await settle(id, after);
      else if (after && isAhead) await writeAhead(id, after);
      if (after && (isAhead || idOf(after) === id)) return after;
      const failure = failureOf(id);
      leave(id, 'gone');
      if (after && failure) places.set(after.submission.id, failure);
      await forgetOnDevice();
      return after;
    },

    async keepDraft(draft, durability) {
      const { id } = draft.submission;
      try {
        await onDevice(() => device.keepDraft(draft, durability));
        leave(id);
      } catch (error) {
        const now = read(memory.values.get(id));
        // If the draft was sent while this write was failing, memory has the submission.
        if (now && !isDraft(now)) return;
        await memory.keepDraft(draft, durability);
        hold(id, error);
      }
    },

    async remove(...keys) {
      const here = keys.filter((key) => memory.values.has(key));
      for (const key of here) leave(key, 'gone');
      if (here.length > 0) await forgetOnDevice();
      const there = keys.filter((key) => !here.includes(key));
      if (there.length > 0) await onDevice(() => device.remove(...there));
    },

    async list() {
      const here = await memory.list();
      const unsaved = new Set([...here.records, ...here.drafts].map(idOf).filter(failureOf));
      const [failure] = [...unsaved].map(failureOf);
      await forgetOnDevice();
      try {
        const stored = await onDevice(device.list);
        const latest = new Map<string, OutboxRecord<S>>();
        for (const record of everyRecord(stored)) {
          if (places.get(idOf(record)) !== 'gone') latest.set(idOf(record), record);
        }
        for (const record of everyRecord(here)) {
          const id = idOf(record);
          const known = latest.get(id);
          // If a record is no longer on the device, another page has cancelled or delivered it.
          if (places.get(id) === 'ahead' && (!known || isReceipt(known))) leave(id);
          else if (unsaved.has(id) || memory.values.has(id)) {
            // Unsaved records follow those on the device, in the order of memory.
            if (unsaved.has(id)) latest.delete(id);
            latest.set(id, record);
          }
        }
        const isLater = (here.pause?.since ?? 0) > (stored.pause?.since ?? 0);
        return {
          ...stored,
          ...byState([...latest.values()]),
          ...(here.pause && isLater && { pause: here.pause }),
          ...(failure && { failure, unsaved }),
        };
      } catch (error) {
        if (memory.values.size === 0) throw error;
        return { ...here, failure: failure ?? storageUnavailable(error).failure, unsaved };
      }
    },

    async pause(pause) {
      await memory.pause(pause);
      // A pause that the device cannot store still applies to this page.
      await onDevice(() => device.pause(pause)).catch(() => {});
    },

    async clear() {
      for (const id of [...places.keys()]) leave(id, 'gone');
      await memory.clear();
      await onDevice(device.clear);
      places.clear();
    },
  };
};
