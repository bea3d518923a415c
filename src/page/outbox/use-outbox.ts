import { startTransition, useEffect, useState } from 'react';
import { retryLater } from '../../loading/retry-later.ts';
import type { StoredRecords } from '../../submissions/sending/outbox-types.ts';
import { claimedSubmissions, listUnclaimed } from './claimed-submissions.ts';
import { pageOutbox } from './page-outbox.ts';

const REFRESH_MS = 250;

const unknown: StoredRecords = { records: [], drafts: [], receipts: [], unreadable: [] };
/** This browser keeps nothing for the site. */
const unavailable: StoredRecords = { ...unknown, failure: 'failed' };

/** Follows the outbox of this device until the function returned is called. */
const follow = (show: (latest: StoredRecords) => void): (() => void) => {
  let gone = false;
  let unsubscribe = () => {};
  let due: ReturnType<typeof setTimeout> | undefined;
  const start = async () => {
    const outbox = await pageOutbox();
    if (gone) return;
    const refresh = async () => {
      const latest = await listUnclaimed(outbox).catch(() => unavailable);
      if (!gone) show(latest);
    };
    const refreshSoon = () => {
      // A long queue tells of a change many times a second: one look is enough for several.
      due ??= setTimeout(() => {
        due = undefined;
        void refresh();
      }, REFRESH_MS);
    };
    const ends = [outbox.subscribe(refreshSoon), claimedSubmissions.subscribe(refreshSoon)];
    unsubscribe = () => {
      for (const end of ends) end();
    };
    await refresh();
  };
  const tryToStart = () => {
    // Its code was lost on the way: nothing can be shown, and nothing sent, until it is here.
    start().catch(() => {
      if (!gone) retryLater(tryToStart);
    });
  };
  tryToStart();
  return () => {
    gone = true;
    unsubscribe();
    clearTimeout(due);
  };
};

/**
 * What is in the outbox of this device, kept up to date; empty until it is known. What a form on
 * the page is waiting for is left out.
 */
export const useOutbox = (): StoredRecords => {
  const [stored, setStored] = useState(unknown);
  // A long list is drawn in slices: what the visitor does meanwhile comes first.
  useEffect(() => follow((latest) => startTransition(() => setStored(latest))), []);
  return stored;
};
