import { loadable } from '../../loading/load.ts';

/** Returns this page's outbox, which is loaded and started on the first call. */
export const { load: pageOutbox } = loadable(async () =>
  (await import('./start-outbox.ts')).startOutbox(),
);
