import { loadable } from '../../loading/load.ts';

/** This page's outbox, loaded and started on first use. */
export const { load: pageOutbox } = loadable(async () =>
  (await import('./start-outbox.ts')).startOutbox(),
);
