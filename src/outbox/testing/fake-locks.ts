import type { Locks } from '../drain.ts';

export interface LockTable {
  /** The lock manager of one more tab. Closing the tab frees what it holds. */
  forTab(): { readonly locks: Locks; readonly close: () => void };
}

export const createLockTable = (): LockTable => {
  let holder: object | undefined;
  return {
    forTab() {
      const tab = {};
      let open = true;
      const free = () => {
        if (holder === tab) holder = undefined;
      };
      return {
        close() {
          open = false;
          free();
        },
        locks: {
          async request(name, _options, callback) {
            await null;
            if (holder || !open) return callback(null);
            holder = tab;
            try {
              return await callback({ name });
            } finally {
              free();
            }
          },
        },
      };
    },
  };
};
