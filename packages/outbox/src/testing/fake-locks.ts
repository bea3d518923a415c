import type { Locks } from '../drain.ts';

export const createLockTable = () => {
  const holders = new Map<string, object>();
  let waiting: (() => void)[] = [];

  return {
    /** Creates a lock manager for a new tab. `close` releases the tab's locks. */
    forTab() {
      const tab = {};
      let open = true;
      const free = (name: string) => {
        if (holders.get(name) !== tab) return;
        holders.delete(name);
        const all = waiting;
        waiting = [];
        for (const look of all) look();
      };
      const available = (name: string, signal: AbortSignal | undefined) =>
        new Promise<void>((resolve, reject) => {
          const look = () => {
            if (!holders.has(name)) resolve();
            else waiting.push(look);
          };
          signal?.addEventListener('abort', () => reject(signal.reason));
          look();
        });
      const request: Locks['request'] = async (name, { ifAvailable, signal }, callback) => {
        await null;
        if (!ifAvailable && open) await available(name, signal);
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
