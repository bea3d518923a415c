import type { Submission } from '../../src/submissions/submission.ts';
import type { Database, Risk, Row, Statement } from '../database/database.ts';
import { type Content, contentHash, contentOf, idHash, variantsOf } from './content.ts';

/** `replay`: had already been stored. `conflict`: has the id of another submission. */
export type Outcome =
  | { readonly outcome: 'stored' | 'replay'; readonly receivedAt: string }
  | { readonly outcome: 'conflict' };

/** How long a check's result is reused. Anyone may request /healthz, and each check writes. */
const CHECK_AGAIN_MS = 1000;

// Selects the row, or the tombstone of an erased row. A single statement saves a round trip.
const KNOWN = `SELECT id, kind, fields, composed_at, received_at, NULL AS content_hash
  FROM submissions WHERE id = $1
  UNION ALL
  SELECT NULL, NULL, NULL, NULL, received_at, content_hash
  FROM tombstones WHERE id_hash = $2`;
const insertAs = (arrival: string) => `INSERT INTO submissions
  (seq, id, kind, email, fields, signs, composed_at, received_at)
  SELECT ${arrival}, $1, $2, $3, $4, $5, $6, $7
  WHERE NOT EXISTS (SELECT 1 FROM tombstones WHERE id_hash = $8)
  ON CONFLICT (id) DO NOTHING
  RETURNING id`;

// While the insert waits, another transaction may erase the submission. The insert does not see the
// new tombstone, because it reads the state from before it waited. This later statement sees it.
const DELETE_IF_ERASED = `DELETE FROM submissions
  WHERE id = $1 AND EXISTS (SELECT 1 FROM tombstones WHERE id_hash = $2)`;

const isErased = (row: Row): boolean => row['content_hash'] !== null;

// Whether a row contains the submission, perhaps in the variant that an earlier release stored.
const isSame = (submission: Content, row: Row): boolean => {
  const stored = isErased(row) ? row['content_hash'] : contentHash(contentOf(row));
  return variantsOf(submission).some((variant) => contentHash(variant) === stored);
};

const outcomeOf = (submission: Content, row: Row, isNew: boolean): Outcome =>
  isSame(submission, row)
    ? { outcome: isNew ? 'stored' : 'replay', receivedAt: String(row['received_at']) }
    : { outcome: 'conflict' };

export interface MailQueue {
  /** Returns statements that queue the emails, for the transaction that stores the submission. */
  readonly queue: (submission: Submission, now: Date) => readonly Statement[];
  /** Called after the transaction, so that the emails are sent immediately. */
  readonly wake: () => void;
}

/** Stores and recalls submissions in a database that `openDatabase` has prepared. */
export const submissionsIn = (database: Database, now = () => new Date(), mail?: MailQueue) => {
  const { takeTurn, nextArrival } = database.dialect;
  const INSERT = insertAs(nextArrival);
  let checked: Promise<Risk | undefined> | undefined;
  return {
    /** Returns the outcome of an earlier attempt; null if the id is new. */
    async recall(submission: Submission): Promise<Outcome | null> {
      const { id } = submission;
      const [row] = await database.read({ sql: KNOWN, args: [id, idHash(id)] });
      return row ? outcomeOf(submission, row, false) : null;
    },

    /** Stores the submission, unless its id is known. Resolves once the row is on disk. */
    async store(submission: Submission): Promise<Outcome> {
      const { id, kind, fields, signs = [], composedAt } = submission;
      const known = [id, idHash(id)];
      const received = now();
      // In one transaction, the second of two simultaneous attempts sees the first one's row.
      const results = await database.write(
        [
          ...takeTurn,
          {
            sql: INSERT,
            args: [
              ...[id, kind, fields.email, JSON.stringify(fields), signs.join(), composedAt],
              ...[received.toISOString(), idHash(id)],
            ],
          },
          { sql: DELETE_IF_ERASED, args: known },
          { sql: KNOWN, args: known },
          ...(mail?.queue(submission, received) ?? []),
        ],
        { adds: true },
      );
      const [inserted, , kept] = results.slice(takeTurn.length);
      const row = kept?.[0];
      if (!row) throw new Error('the submission is missing after it was stored');
      const outcome = outcomeOf(submission, row, inserted?.length === 1 && !isErased(row));
      if (outcome.outcome === 'stored') mail?.wake();
      return outcome;
    },

    /**
     * Checks within 4 s whether a submission could be stored durably. Results may be a second old.
     * @throws Unavailable
     */
    check(): Promise<Risk | undefined> {
      checked ??= database.check().finally(() => {
        setTimeout(() => {
          checked = undefined;
        }, CHECK_AGAIN_MS).unref();
      });
      return checked;
    },
  };
};

export type Submissions = ReturnType<typeof submissionsIn>;
