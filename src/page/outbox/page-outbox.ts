import { loadable } from '../../loading/load.ts';

/** Resolves to this page's outbox. The first call loads and starts it. */
export const { load: pageOutbox } = loadable(async () =>
  (await import('./start-outbox.ts')).startOutbox(),
);
