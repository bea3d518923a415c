import type { Database, Row } from '../database/database.ts';
import { OPEN } from './mail-jobs.ts';

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
