import { startTransition, useEffect, useState } from 'react';
import { retryLater } from '../../loading/retry-later.ts';
import type { StoredRecords } from '../../outbox/store.ts';
import { claimedSubmissions, listUnclaimed } from './claimed-submissions.ts';
import { pageOutbox } from './page-outbox.ts';

const REFRESH_MS = 250;

export interface OutboxOnShow extends StoredRecords {
  /** This browser keeps nothing for the site, or has no room for more. */
  readonly isStorageUnavailable: boolean;
}

const nothing: StoredRecords = { records: [], drafts: [], receipts: [], unreadable: [] };
const unknown: OutboxOnShow = { ...nothing, isStorageUnavailable: false };
const unavailable: OutboxOnShow = { ...nothing, isStorageUnavailable: true };

const onShow = (stored: StoredRecords): OutboxOnShow => ({
  ...stored,
  isStorageUnavailable: stored.failure !== undefined,
});

/** Follows the outbox of this device until the function returned is called. */
const follow = (show: (latest: OutboxOnShow) => void): (() => void) => {
  let gone = false;
  let unsubscribe = () => {};
  let due: ReturnType<typeof setTimeout> | undefined;
  const start = async () => {
    const outbox = await pageOutbox();
    if (gone) return;
    const refresh = async () => {
      const latest = await listUnclaimed(outbox).then(onShow, () => unavailable);
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
export const useOutbox = (): OutboxOnShow => {
  const [stored, setStored] = useState(unknown);
  // A long list is drawn in slices: what the visitor does meanwhile comes first.
  useEffect(() => follow((latest) => startTransition(() => setStored(latest))), []);
  return stored;
};
