import { useState } from 'react';
import { waiting as words } from '../../content/waiting-words.ts';
import { StorageUnavailable } from '../../outbox/database.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { pageOutbox } from './page-outbox.ts';

const reasonFor = (error: unknown): string =>
  error instanceof StorageUnavailable ? words.outcomes.storageFailed : words.outcomes.notLoaded;

/**
 * Runs what the visitor asks of the outbox, one thing at a time, and says how it ended: `action`
 * resolves to the words, or to nothing where the list itself shows it.
 */
export const useOutboxAction = (say: (text: string) => void) => {
  const [isBusy, setBusy] = useState(false);
  const run = (action: (outbox: Outbox) => Promise<string | undefined>): void => {
    if (isBusy) return;
    const end = (text: string | undefined) => {
      setBusy(false);
      if (text !== undefined) say(text);
    };
    setBusy(true);
    pageOutbox()
      .then(action)
      .then(end, (error) => end(reasonFor(error)));
  };
  return { run, isBusy };
};
