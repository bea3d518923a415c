import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Retention as Periods } from '../../src/content/retention.ts';
import type { Database, Row, Statement } from '../database/database.ts';
import { tokensExpireBefore } from '../newsletter/subscriptions.ts';
import { type Due, dueBy } from './due.ts';
import { eraseDue } from './erasure.ts';
import { checkClock } from './retention-clock.ts';

const DAY_MS = 86_400_000;
const PAUSE_MS = 20;
/** How long a server's claim to the work lasts, unless the server renews its claim. */
const CLAIM_MS = 120_000;
/** The time between the announcement of the first erasure and the erasure. */
const NOTICE_MS = 7 * DAY_MS;

interface Retention {
  readonly database: Database;
  /** Returns the periods, read daily; throws while they contradict the page. */
  readonly retention: () => Periods;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now?: () => number;
  /** When to retry if another server does the work, or a reader still uses the erased data. */
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
  return checkClock(
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
 * Counts the submissions that the first erasure will delete: an earlier release may have kept all.
 * The first call records the date from which they may be erased.
 * @returns null if erasing may begin
 */
const announced = async (database: Database, due: readonly Due[], now: number) => {
  const [state] = await database.read({ sql: 'SELECT * FROM retention' });
  const from = textIn(state, 'starts_at') ?? iso(now + NOTICE_MS);
  if (textIn(state, 'last_run') || from <= iso(now)) return null;
  let count = 0;
  for (const { where, before } of due) {
    const sql = `SELECT count(*) AS n FROM submissions WHERE ${where}`;
    const [row] = await database.read({ sql, args: [before] });
    count += Number(row?.['n']);
  }
  if (count === 0) return null;
  await database.write([
    { sql: 'UPDATE retention SET starts_at = $1 WHERE starts_at IS NULL', args: [from] },
  ]);
  return { due: count, from };
};

/**
 * Erases submissions after their period, now and daily; of several servers, one does the work. If a
 * run fails or does not trust the clock, this is logged, and the next run erases the rest.
 * @returns a function that stops retention
 */
export const startRetention = ({
  database,
  retention,
  log,
  now = Date.now,
  retryMs = CLAIM_MS,
}: Retention): (() => void) => {
  const ended = new AbortController();
  let retry: NodeJS.Timeout | undefined;

  const erase = async (due: readonly Due[], today: number): Promise<void> => {
    const pause = async () => {
      await database.write([renew(now())]);
      await wait(PAUSE_MS, undefined, { ref: false });
    };
    for (const each of due) {
      const erased = await eraseDue(database, each, pause, ended.signal);
      if (erased > 0) log.info({ kept: each.kept, erased }, 'old submissions erased');
    }
    await database.write([
      { sql: 'DELETE FROM confirmations WHERE made_at < $1', args: [tokensExpireBefore(today)] },
      ended.signal.aborted ? RELEASE : done(today),
    ]);
  };

  // While a backup runs, the write-ahead log keeps the state in which the backup began.
  const scrub = async (): Promise<void> => {
    for (let isSaid = false; (await database.scrub()) === 'being-read'; isSaid = true) {
      if (!isSaid)
        log.warn('erased submissions are still in the write-ahead log: somebody reads it');
      await wait(retryMs, undefined, { ref: false, signal: ended.signal });
    }
  };

  const run = async (): Promise<void> => {
    const today = now();
    try {
      const due = dueBy(retention(), today);
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
          'old submissions not erased: the clock is far ahead of the last run; correct it, or the server trusts it after a week',
        );
        return;
      }
      const notice = await announced(database, due, today);
      if (notice) {
        log.warn(
          notice,
          'submissions older than the privacy page promises are not erased yet, but will be from the given date: make a backup if you still need them',
        );
        return;
      }
      const [claimed] = await database.write([claim(today)]);
      if (claimed?.length) {
        await erase(due, today);
        await scrub();
      }
      // Another server does the work, or has died during it.
      else retry = setTimeout(run, retryMs).unref();
    } catch (error) {
      // If retention was stopped, the rest is erased after the next start.
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
