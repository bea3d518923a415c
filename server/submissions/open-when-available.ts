import type { FastifyBaseLogger } from 'fastify';
import { Unavailable } from '../database/database.ts';

/** A permanent error within this time makes startup fail. */
const START_MS = 1000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

const isTemporary = (error: unknown): boolean =>
  error instanceof Unavailable && /^(?:unreachable|busy|full|read-only)$/.test(error.trouble);

/**
 * Opens the storage in a database. If the database is temporarily unavailable, retries while the
 * server already serves pages: a booting machine starts server and database at the same time, and
 * pages do not need free disk space.
 * @throws `open`'s error, if a retry would not help
 */
export const openWhenAvailable = async <T extends { close(): Promise<void> }>(
  open: () => Promise<T>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
) => {
  let opened: T | undefined;
  let problem: unknown;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const attempt = async () => {
    const it = await open();
    if (isClosed) await it.close();
    else opened = it;
  };
  const tryAgainIn = (ms: number, error: unknown) => {
    if (isClosed) return;
    problem = error;
    log.warn({ err: error, inMs: ms }, 'the database is not available yet');
    timer = setTimeout(() => {
      attempt().then(
        () => log.info('the database is available now'),
        (next: unknown) => tryAgainIn(Math.min(2 * ms, LONGEST_PAUSE_MS), next),
      );
    }, ms).unref();
  };

  const first = attempt().catch((error: unknown) => {
    if (!isTemporary(error)) throw error;
    tryAgainIn(FIRST_PAUSE_MS, error);
  });
  const late = new Promise<true>((resolve) => setTimeout(resolve, START_MS, true).unref());
  const isLate = await Promise.race([first.then(() => false), late]);
  if (isLate) first.catch((error: unknown) => tryAgainIn(FIRST_PAUSE_MS, error));

  return {
    /** @throws Unavailable until the storage is open */
    current(): T {
      if (opened) return opened;
      throw problem instanceof Unavailable ? problem : new Unavailable('unreachable', problem);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opened?.close();
    },
  };
};
