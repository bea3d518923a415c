import type { Database } from '../database/database.ts';

const HOUR_MS = 3_600_000;

// Counts only emails that were queued, or began to fail, after the last delivery: a single rejected
// email does not mean that all fail. Each half of the query can use an index.
const oldestUnsent = (half: string, since: string) => `SELECT min(${since}) AS since FROM mail_jobs
  WHERE purpose = 'staff' AND sent_at IS NULL AND ${half} AND ${since} > coalesce(
    (SELECT max(sent_at) FROM mail_jobs WHERE purpose = 'staff' AND sent_at IS NOT NULL), '')`;
const WAITING = oldestUnsent('given_up_at IS NULL', 'coalesce(failing_since, queued_at)');
const GIVEN_UP = oldestUnsent('given_up_at IS NOT NULL', 'queued_at');
const UNSENT = `SELECT min(since) AS since FROM (${WAITING} UNION ALL ${GIVEN_UP}) halves`;

/** Whether an email to staff has waited or failed for an hour, with none sent since. */
export const mailIsFailing = async (database: Database): Promise<boolean> => {
  const [row] = await database.read({ sql: UNSENT });
  const since = row?.['since'];
  return Boolean(since) && Date.parse(String(since)) <= Date.now() - HOUR_MS;
};
