import type { Database } from '../database/database.ts';

const HOUR_MS = 3_600_000;

// Only counts emails that were queued after the last delivery: a single rejected email does not
// mean that all emails fail. The query has two halves, so that each can use an index.
const oldestUnsent = (half: string) => `SELECT min(queued_at) AS since FROM mail_jobs
  WHERE purpose = 'staff' AND sent_at IS NULL AND ${half} AND queued_at > coalesce(
    (SELECT max(sent_at) FROM mail_jobs WHERE purpose = 'staff' AND sent_at IS NOT NULL), '')`;
const UNSENT = `SELECT min(since) AS since FROM (${oldestUnsent('given_up_at IS NULL')}
  UNION ALL ${oldestUnsent('given_up_at IS NOT NULL')}) halves`;

/** Whether an email to staff was queued at least an hour ago, and none has been sent since. */
export const mailIsFailing = async (database: Database): Promise<boolean> => {
  const [row] = await database.read({ sql: UNSENT });
  const since = row?.['since'];
  return Boolean(since) && Date.parse(String(since)) <= Date.now() - HOUR_MS;
};
