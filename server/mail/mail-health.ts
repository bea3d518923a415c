import type { Database } from '../database/database.ts';

const HOUR_MS = 3_600_000;

// Ignores mails that were queued before the last delivery, because one rejected mail does not mean
// that all mails fail. The query has two halves so that each half can use an index.
const oldestUnsent = (half: string) => `SELECT min(queued_at) AS since FROM mail_jobs
  WHERE purpose = 'staff' AND sent_at IS NULL AND ${half} AND queued_at > coalesce(
    (SELECT max(sent_at) FROM mail_jobs WHERE purpose = 'staff' AND sent_at IS NOT NULL), '')`;
const UNSENT = `SELECT min(since) AS since FROM (${oldestUnsent('given_up_at IS NULL')}
  UNION ALL ${oldestUnsent('given_up_at IS NOT NULL')}) halves`;

/** Whether a mail to staff has waited for an hour, in which no mail to staff was sent. */
export const mailIsFailing = async (database: Database): Promise<boolean> => {
  const [row] = await database.read({ sql: UNSENT });
  const since = row?.['since'];
  return Boolean(since) && Date.parse(String(since)) <= Date.now() - HOUR_MS;
};
