import { createHash } from 'node:crypto';
import { type Database, placeholders, type Row, type Statement } from '../database/database.ts';

const DAY_MS = 86_400_000;
/** A due time further ahead than this was set by a wrong clock, so the job is due now. */
const FURTHEST_MS = 3_600_000;

/** The condition for jobs that are neither sent nor given up, as in the index `mail_jobs_open`. */
export const OPEN = 'sent_at IS NULL AND given_up_at IS NULL';
/** Stored as a job's error during an attempt. It remains there if the server crashes. */
export const INTERRUPTED = 'an attempt was begun and has not ended';

const iso = (instant: number): string => new Date(instant).toISOString();
const hashOf = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('base64url');

const insertIf = (condition: string) => `INSERT INTO mail_jobs
  (purpose, submission_id, queued_at, due_at, address_hash)
  SELECT $1, $2, $3, $3, CAST($4 AS TEXT)
  WHERE EXISTS (SELECT 1 FROM submissions WHERE id = $2) ${condition}
  ON CONFLICT (purpose, submission_id) DO NOTHING`;
const INSERT = insertIf('');
// Transactions that store submissions run one at a time, so two servers cannot both insert a row.
const INSERT_ONCE_A_DAY = insertIf(`AND NOT EXISTS (
    SELECT 1 FROM mail_jobs WHERE purpose = $1 AND address_hash = $4 AND queued_at > $5)`);

/**
 * Returns the statement that queues an email, once for each purpose and submission. It belongs in
 * the transaction that stores the submission.
 * @param onceADayTo an address that gets at most one email for this purpose in 24 hours
 */
export const queueMail = (
  purpose: string,
  submissionId: string,
  now: Date,
  onceADayTo?: string,
): Statement => {
  const instant = now.toISOString();
  return onceADayTo === undefined
    ? { sql: INSERT, args: [purpose, submissionId, instant, null] }
    : {
        sql: INSERT_ONCE_A_DAY,
        args: [purpose, submissionId, instant, hashOf(onceADayTo), iso(now.valueOf() - DAY_MS)],
      };
};

const jobOf = (row: Row) => ({
  purpose: String(row['purpose']),
  submissionId: String(row['submission_id']),
  dueAt: String(row['due_at']),
  /** The number of earlier attempts. */
  attempts: Number(row['attempts']),
  /** The recipients for whom the mail server has already accepted the email. */
  acceptedBy: String(row['accepted_by']).split(',').filter(Boolean),
  isFailing: row['failing_since'] !== null,
  /** Whether a server crashed during the last attempt. */
  isInterrupted: row['last_error'] === INTERRUPTED,
});

export type MailJob = ReturnType<typeof jobOf>;

/** Of the unclaimed jobs with these purposes, returns the one that has been due longest. */
export const nextDue = async (
  database: Database,
  purposes: readonly string[],
  now: number,
): Promise<MailJob | null> => {
  const [row] = await database.read({
    sql: `SELECT * FROM mail_jobs
      WHERE ${OPEN} AND (due_at <= $1 OR due_at > $2) AND purpose IN (${placeholders(purposes.length, 3)})
      ORDER BY due_at LIMIT 1`,
    args: [iso(now), iso(now + FURTHEST_MS), ...purposes],
  });
  return row ? jobOf(row) : null;
};

/**
 * Claims the job for one attempt, so that other servers ignore it until `until`.
 * @param claim a unique name for this attempt, which makes the statement idempotent
 * @returns whether the job was still free
 */
export const claimJob = async (
  database: Database,
  { purpose, submissionId, dueAt, attempts }: MailJob,
  claim: string,
  until: number,
): Promise<boolean> => {
  const [claimed] = await database.write([
    {
      sql: `UPDATE mail_jobs SET claim = $3, due_at = $4, attempts = $5, last_error = $6
        WHERE purpose = $1 AND submission_id = $2 AND ${OPEN} AND (due_at = $7 OR claim = $3)
        RETURNING claim`,
      args: [purpose, submissionId, claim, iso(until), attempts + 1, INTERRUPTED, dueAt],
    },
  ]);
  return claimed?.length === 1;
};

export type Ending =
  /** `refusal` is the error if some recipients were rejected, otherwise null. */
  | { readonly ending: 'sent'; readonly refusal: string | null }
  /** `reason` is the attempt's error, or null if nothing failed. */
  | {
      readonly ending: 'later';
      readonly reason: string | null;
      readonly afterMs: number;
      readonly acceptedBy: readonly string[];
    }
  | { readonly ending: 'given-up'; readonly reason: string }
  | { readonly ending: 'nothing-to-send' };

/**
 * Returns the statement that records the result of an attempt. Once the attempt has lost its claim,
 * only the result `sent` is recorded.
 */
export const endOf = (
  { purpose, submissionId }: MailJob,
  claim: string,
  ended: Ending,
  now: number,
): Statement => {
  const job = 'WHERE purpose = $1 AND submission_id = $2';
  const args = [purpose, submissionId];
  switch (ended.ending) {
    case 'sent':
      return {
        sql: `UPDATE mail_jobs SET sent_at = $3, last_error = $4, failing_since = NULL ${job}
          AND sent_at IS NULL`,
        args: [...args, iso(now), ended.refusal],
      };
    case 'later':
      return {
        sql: `UPDATE mail_jobs SET due_at = $4, last_error = CAST($5 AS TEXT), accepted_by = $6,
            failing_since = CASE WHEN CAST($5 AS TEXT) IS NULL THEN failing_since
              ELSE coalesce(failing_since, $7) END
          ${job} AND claim = $3`,
        args: [
          ...args,
          claim,
          iso(now + ended.afterMs),
          ended.reason,
          ended.acceptedBy.join(),
          iso(now),
        ],
      };
    case 'given-up':
      return {
        sql: `UPDATE mail_jobs SET given_up_at = $4, last_error = $5,
            failing_since = coalesce(failing_since, $4) ${job} AND claim = $3`,
        args: [...args, claim, iso(now), ended.reason],
      };
    case 'nothing-to-send':
      return { sql: `DELETE FROM mail_jobs ${job} AND claim = $3`, args: [...args, claim] };
  }
};
