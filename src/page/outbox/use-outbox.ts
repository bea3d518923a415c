import { startTransition, useEffect, useState } from 'react';
import { loadPatiently } from '../../loading/load.ts';
import type { StoredRecords } from '../../submissions/sending/outbox-types.ts';
import { claimedSubmissions, listUnclaimed } from './claimed-submissions.ts';
import { pageOutbox } from './page-outbox.ts';

const REFRESH_MS = 250;

const unknown: StoredRecords = { records: [], drafts: [], receipts: [], unreadable: [] };
const unavailable: StoredRecords = { ...unknown, failure: 'failed' };

/** Calls `show` now and whenever the outbox changes, until the returned function is called. */
const follow = (show: (latest: StoredRecords) => void): (() => void) => {
  const ends: (() => void)[] = [];
  let gone = false;
  let due: ReturnType<typeof setTimeout> | undefined;
  const start = async () => {
    const outbox = await loadPatiently(pageOutbox);
    if (gone) return;
    const refresh = async () => show(await listUnclaimed(outbox).catch(() => unavailable));
    const refreshSoon = () => {
      // A long queue changes many times a second, so one read covers several changes.
      due ??= setTimeout(() => {
        due = undefined;
        void refresh();
      }, REFRESH_MS);
    };
    ends.push(outbox.subscribe(refreshSoon), claimedSubmissions.subscribe(refreshSoon));
    await refresh();
  };
  void start();
  return () => {
    gone = true;
    for (const end of ends) end();
    clearTimeout(due);
  };
};

/** Returns the outbox's content, without claimed submissions. Empty until the first read. */
export const useOutbox = (): StoredRecords => {
  const [stored, setStored] = useState(unknown);
  // Uses a transition, so that rendering a long list does not delay input.
  useEffect(() => follow((latest) => startTransition(() => setStored(latest))), []);
  return stored;
};
