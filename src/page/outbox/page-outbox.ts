import { loadable } from '../../loading/load.ts';

/** This page's outbox, loaded and started when it is first asked for. */
export const { load: pageOutbox } = loadable(async () =>
  (await import('./start-outbox.ts')).startOutbox(),
);
