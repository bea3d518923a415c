import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Row, Statement } from '../database/database.ts';
import { eraseBefore } from './erasure.ts';
import { believeClock } from './retention-clock.ts';

const DAY_MS = 86_400_000;
const PAUSE_MS = 20;
/** For how long one server has the work to itself; it renews this while it erases. */
const CLAIM_MS = 120_000;

interface Retention {
  readonly database: Database;
  readonly days: number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly now?: () => number;
  /** After how long to ask again when another server has the work. */
  readonly retryMs?: number;
}

const iso = (instant: number): string => new Date(instant).toISOString();
const textIn = (row: Row | undefined, column: string): string | null =>
  row?.[column] ? String(row[column]) : null;

const verdictOf = async (database: Database, now: number) => {
  const [state] = await database.read({ sql: 'SELECT * FROM retention' });
  const [newest] = await database.read({
    sql: 'SELECT max(received_at) AS received_at FROM submissions',
  });
  return believeClock(
    {
      lastRun: textIn(state, 'last_run'),
      lastRefused: textIn(state, 'last_refused'),
      refusedDays: Number(state?.['refused_days'] ?? 0),
    },
    textIn(newest, 'received_at'),
    now,
  );
};

const claim = (now: number): Statement => ({
  sql: 'UPDATE retention SET claimed_until = $2 WHERE claimed_until < $1 RETURNING claimed_until',
  args: [iso(now), iso(now + CLAIM_MS)],
});
const renew = (now: number): Statement => ({
  sql: 'UPDATE retention SET claimed_until = $1',
  args: [iso(now + CLAIM_MS)],
});
const RELEASE: Statement = { sql: "UPDATE retention SET claimed_until = ''" };
const done = (now: number): Statement => ({
  sql: `UPDATE retention
    SET claimed_until = '', last_run = $1, last_refused = NULL, refused_days = 0`,
  args: [iso(now)],
});

/**
 * Erases what is older than `days`, now and daily; of several servers one does. A day that fails, or
 * whose clock cannot be believed, is logged and made up for by the next one.
 * @returns what ends it
 */
export const startRetention = ({
  database,
  days,
  log,
  now = Date.now,
  retryMs = CLAIM_MS,
}: Retention): (() => void) => {
  const ended = new AbortController();
  let retry: NodeJS.Timeout | undefined;

  const erase = async (today: number): Promise<void> => {
    const pause = async () => {
      await database.write([renew(now())]);
      await wait(PAUSE_MS, undefined, { ref: false });
    };
    const erased = await eraseBefore(database, iso(today - days * DAY_MS), pause, ended.signal);
    await database.write([ended.signal.aborted ? RELEASE : done(today)]);
    if (erased > 0) log.info({ erased, days }, 'old submissions erased');
  };

  const run = async (): Promise<void> => {
    const today = now();
    try {
      const verdict = await verdictOf(database, today);
      if (!verdict.mayErase) {
        const { aheadDays, lastRefused, refusedDays } = verdict;
        await database.write([
          {
            sql: 'UPDATE retention SET last_refused = $1, refused_days = $2',
            args: [lastRefused, refusedDays],
          },
        ]);
        log.error(
          { aheadDays, refusedDays },
          'old submissions not erased: the clock is far ahead of the last run; set it right, or it is believed after a week',
        );
        return;
      }
      const [claimed] = await database.write([claim(today)]);
      if (claimed?.length) await erase(today);
      // Another server is at it, or one that has died since.
      else retry = setTimeout(run, retryMs).unref();
    } catch (error) {
      // Closed under it: what is left waits for the next start.
      if (!ended.signal.aborted) log.error({ err: error }, 'old submissions not erased');
    }
  };

  void run();
  const timer = setInterval(run, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    clearTimeout(retry);
    ended.abort();
  };
};
