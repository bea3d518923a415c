import { useEffect, useState } from 'react';
import type { StoredRecords } from '../outbox/store.ts';
import { pageOutbox } from './page-outbox.ts';

const nothing: StoredRecords = { records: [], unreadable: [] };

/** What is in the outbox of this device, kept up to date; empty until it is known. */
export const useWaiting = (): StoredRecords => {
  const [stored, setStored] = useState(nothing);
  useEffect(() => {
    let gone = false;
    let unsubscribe = () => {};
    const start = async () => {
      const outbox = await pageOutbox();
      const refresh = async () => {
        // Storage that cannot be read holds nothing to show; the form says so when it matters.
        const latest = await outbox.list().catch(() => nothing);
        if (!gone) setStored(latest);
      };
      if (gone) return;
      unsubscribe = outbox.subscribe(() => void refresh());
      await refresh();
    };
    void start();
    return () => {
      gone = true;
      unsubscribe();
    };
  }, []);
  return stored;
};
