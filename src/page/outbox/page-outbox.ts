import type { Outbox } from '../../outbox/outbox.ts';

let outbox: Promise<Outbox> | undefined;

/** This page's outbox, loaded and started when it is first asked for. */
export const pageOutbox = (): Promise<Outbox> => {
  outbox ??= import('./start-outbox.ts').then(({ startOutbox }) => startOutbox());
  // A chunk that could not be loaded is asked for again next time.
  outbox.catch(() => {
    outbox = undefined;
  });
  return outbox;
};
