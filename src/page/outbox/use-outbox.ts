import { startTransition, useEffect, useState } from 'react';
import { retryLater } from '../../loading/retry-later.ts';
import type { StoredRecords } from '../../submissions/sending/outbox-types.ts';
import { claimedSubmissions, listUnclaimed } from './claimed-submissions.ts';
import { pageOutbox } from './page-outbox.ts';

const REFRESH_MS = 250;

const unknown: StoredRecords = { records: [], drafts: [], receipts: [], unreadable: [] };
/** The browser denies storage to the site. */
const unavailable: StoredRecords = { ...unknown, failure: 'failed' };

/** Follows the outbox of this device until the returned function is called. */
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
      // A long queue changes many times a second: one read covers several changes.
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
    // The outbox failed to load: nothing can be shown or sent until a retry succeeds.
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
 * The content of this device's outbox, kept up to date; empty until it was read. Excludes
 * submissions that a form on the page waits for.
 */
export const useOutbox = (): StoredRecords => {
  const [stored, setStored] = useState(unknown);
  // Drawn as a transition, so that a long list does not delay input.
  useEffect(() => follow((latest) => startTransition(() => setStored(latest))), []);
  return stored;
};
