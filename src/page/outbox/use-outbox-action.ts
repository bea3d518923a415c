import { useState } from 'react';
import { waiting as words } from '../../content/waiting-words.ts';
import type { Outbox } from '../../submissions/sending/outbox-types.ts';
import { pageOutbox } from './page-outbox.ts';

/**
 * Returns `run`, a function that runs a visitor's action on the outbox and announces the result.
 * `run` ignores calls while an action is running. `action` resolves to a message, or to undefined
 * if the list itself shows the result.
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
    pageOutbox().then(
      (outbox) => action(outbox).then(end, () => end(words.outcomes.storageFailed)),
      () => end(words.outcomes.notLoaded),
    );
  };
  return { run, isBusy };
};
