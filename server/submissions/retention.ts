import type { FastifyBaseLogger } from 'fastify';
import type { Retention as Periods } from '../../src/content/retention.ts';
import type { Database } from '../database/database.ts';
import { tokensExpireBefore } from '../newsletter/subscriptions.ts';
import { type Due, dueBy } from './due.ts';
import { eraseDue } from './erasure.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

interface Retention {
  readonly database: Database;
  /** Called daily. Throws while the page's periods are unknown or contradict the setting. */
  readonly retention: () => Periods;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now?: () => number;
}

const iso = (instant: number): string => new Date(instant).toISOString();

const countDue = async (database: Database, due: readonly Due[]): Promise<number> => {
  let count = 0;
  for (const { where, before } of due) {
    const sql = `SELECT count(*) AS n FROM submissions WHERE ${where}`;
    const [row] = await database.read({ sql, args: [before] });
    count += Number(row?.['n']);
  }
  return count;
};

/**
 * Records a run, and returns the time from which submissions may be erased. Erasures wait a week
 * if the first run would erase any submission, or if the last run seems to be over a week ago. In
 * the second case, the clock may have jumped ahead (an empty battery, a wrong time server), which
 * makes every submission look old. A server that was stopped for over a week also waits a week.
 */
const mayEraseFrom = async (database: Database, today: number, count: number): Promise<string> => {
  const [state] = await database.read({ sql: 'SELECT last_run, starts_at FROM retention' });
  const last = state?.['last_run'];
  const mustWait = last ? today - Date.parse(String(last)) > WEEK_MS : count > 0;
  const weekLater = iso(today + WEEK_MS);
  const agreed = String(state?.['starts_at'] ?? '');
  // A date beyond `weekLater` was set while the clock was ahead.
  const from = mustWait || agreed > weekLater ? weekLater : agreed;
  await database.write([
    { sql: 'UPDATE retention SET last_run = $1, starts_at = $2', args: [iso(today), from] },
  ]);
  return from;
};

/**
 * Erases submissions whose retention period is over, at startup and once a day. If a run fails, the
 * error is logged, and the next run erases the rest. Several servers may do this at the same time.
 * @returns a function that stops retention
 */
export const startRetention = ({
  database,
  retention,
  log,
  now = Date.now,
}: Retention): (() => void) => {
  const ended = new AbortController();

  const run = async (): Promise<void> => {
    const today = now();
    try {
      const due = dueBy(retention(), today);
      const count = await countDue(database, due);
      const from = await mayEraseFrom(database, today, count);
      if (from > iso(today)) {
        log.warn(
          { due: count, from },
          'old submissions are not erased before the given date, a week after the first run or a clock jump: check the clock, and make a backup if you still need them',
        );
        return;
      }
      for (const each of due) {
        const erased = await eraseDue(database, each, ended.signal);
        if (erased > 0) log.info({ kept: each.kept, erased }, 'old submissions erased');
      }
      await database.write([
        { sql: 'DELETE FROM confirmations WHERE made_at < $1', args: [tokensExpireBefore(today)] },
      ]);
      // If another program is reading the database, the next run overwrites the erased rows.
      await database.scrub();
    } catch (error) {
      // If retention was stopped, nothing is logged: the rest is erased after the next startup.
      if (!ended.signal.aborted) log.error({ err: error }, 'old submissions not erased');
    }
  };

  void run();
  const timer = setInterval(run, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    ended.abort();
  };
};
