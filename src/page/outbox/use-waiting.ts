import { startTransition, useEffect, useState } from 'react';
import type { StoredRecords } from '../../outbox/store.ts';
import { pageOutbox } from './page-outbox.ts';

const REFRESH_MS = 250;

const nothing: StoredRecords = { records: [], unreadable: [] };

/** What is in the outbox of this device, kept up to date; empty until it is known. */
export const useWaiting = (): StoredRecords => {
  const [stored, setStored] = useState(nothing);
  useEffect(() => {
    let gone = false;
    let unsubscribe = () => {};
    let due: ReturnType<typeof setTimeout> | undefined;
    const start = async () => {
      const outbox = await pageOutbox();
      const refresh = async () => {
        // Storage that cannot be read holds nothing to show; the form says so when it matters.
        const latest = await outbox.list().catch(() => nothing);
        // A long list is drawn in slices: what the visitor does meanwhile comes first.
        if (!gone) startTransition(() => setStored(latest));
      };
      if (gone) return;
      unsubscribe = outbox.subscribe(() => {
        // A long queue tells of a change many times a second: one look is enough for several.
        due ??= setTimeout(() => {
          due = undefined;
          void refresh();
        }, REFRESH_MS);
      });
      await refresh();
    };
    void start();
    return () => {
      gone = true;
      unsubscribe();
      clearTimeout(due);
    };
  }, []);
  return stored;
};
