import type { Database, Row } from '../database/database.ts';
import { OPEN } from './mail-jobs.ts';

const HOUR_MS = 3_600_000;

const textIn = (row: Row | undefined, column: string): string | null =>
  row?.[column] ? String(row[column]) : null;

export const mailState = async (database: Database) => {
  const [row] = await database.read({
    sql: `SELECT
      count(CASE WHEN ${OPEN} THEN 1 END) AS waiting,
      count(CASE WHEN ${OPEN} AND failing_since IS NOT NULL THEN 1 END) AS failing,
      count(given_up_at) AS given_up,
      count(CASE WHEN sent_at IS NOT NULL AND last_error IS NOT NULL THEN 1 END) AS partly,
      min(CASE WHEN ${OPEN} THEN queued_at END) AS oldest_waiting,
      min(CASE WHEN ${OPEN} THEN failing_since END) AS failing_since,
      max(sent_at) AS last_sent
      FROM mail_jobs`,
  });
  const [failed] = await database.read({
    sql: `SELECT last_error FROM mail_jobs
      WHERE last_error IS NOT NULL AND (failing_since IS NOT NULL OR sent_at IS NOT NULL)
      ORDER BY coalesce(given_up_at, sent_at, due_at) DESC LIMIT 1`,
  });
  return {
    waiting: Number(row?.['waiting'] ?? 0),
    /** How many of the waiting emails have already failed at least once. */
    failing: Number(row?.['failing'] ?? 0),
    givenUp: Number(row?.['given_up'] ?? 0),
    /** How many sent emails were rejected for some of their recipients. */
    partly: Number(row?.['partly'] ?? 0),
    oldestWaiting: textIn(row, 'oldest_waiting'),
    failingSince: textIn(row, 'failing_since'),
    lastSent: textIn(row, 'last_sent'),
    lastError: textIn(failed, 'last_error'),
  };
};

export type MailState = Awaited<ReturnType<typeof mailState>>;

// Counts only emails that were queued, or began to fail, after the last delivery: a single rejected
// email does not mean that all fail. Each half of the query can use an index.
const oldestUnsent = (half: string, since: string) => `SELECT min(${since}) AS since FROM mail_jobs
  WHERE purpose = 'staff' AND sent_at IS NULL AND ${half} AND ${since} > coalesce(
    (SELECT max(sent_at) FROM mail_jobs WHERE purpose = 'staff' AND sent_at IS NOT NULL), '')`;
const WAITING = oldestUnsent('given_up_at IS NULL', 'coalesce(failing_since, queued_at)');
const GIVEN_UP = oldestUnsent('given_up_at IS NOT NULL', 'queued_at');
const UNSENT = `SELECT min(since) AS since FROM (${WAITING} UNION ALL ${GIVEN_UP}) halves`;

/** Whether an email to staff has waited or failed for an hour, and none has been sent since. */
export const mailIsFailing = async (database: Database): Promise<boolean> => {
  const [row] = await database.read({ sql: UNSENT });
  const since = row?.['since'];
  return Boolean(since) && Date.parse(String(since)) <= Date.now() - HOUR_MS;
};
