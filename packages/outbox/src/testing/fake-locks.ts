import type { NameLocks } from '../drafts.ts';
import type { Locks } from '../drain.ts';

export interface LockTable {
  /** Creates the lock manager of another tab. `close` releases the tab's locks. */
  forTab(): { readonly locks: Locks & NameLocks; readonly close: () => void };
}

interface Asked {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

export const createLockTable = (): LockTable => {
  const holders = new Map<string, object>();
  let waiting: (() => void)[] = [];
  const freed = () => {
    const all = waiting;
    waiting = [];
    for (const look of all) look();
  };

  return {
    forTab() {
      const tab = {};
      let open = true;
      const free = (name: string) => {
        if (holders.get(name) !== tab) return;
        holders.delete(name);
        freed();
      };
      const available = (name: string, { signal }: Asked) =>
        new Promise<void>((resolve, reject) => {
          const look = () => {
            if (!holders.has(name)) resolve();
            else waiting.push(look);
          };
          signal?.addEventListener('abort', () => reject(signal.reason));
          look();
        });
      const request = async <T>(
        name: string,
        options: Asked,
        callback: (lock: object | null) => T | Promise<T>,
      ): Promise<T> => {
        await null;
        if (!options.ifAvailable && open) await available(name, options);
        if (holders.has(name) || !open) return callback(null);
        holders.set(name, tab);
        try {
          return await callback({ name });
        } finally {
          free(name);
        }
      };
      return {
        close() {
          open = false;
          for (const [name] of [...holders]) free(name);
        },
        locks: { request },
      };
    },
  };
};
