import type { Client, Row } from '@libsql/client';
import type { Submission } from '../../src/submissions/submission.ts';
import { type Content, columnsOf, contentOf, formsOf, isSameContent } from './content.ts';
import { idHash, isHashOf } from './tombstones.ts';

/** What became of a submission: kept now, kept before, or its id belongs to another one. */
export type Outcome =
  | { readonly outcome: 'stored' | 'replay'; readonly receivedAt: string }
  | { readonly outcome: 'conflict' };

export interface Submissions {
  /** The outcome that an earlier attempt had; null when the id is new. */
  recall(submission: Submission): Promise<Outcome | null>;
  /** Keeps the submission unless its id is known. It is on disk when this resolves. */
  store(submission: Submission): Promise<Outcome>;
  /** @throws when the database does not answer */
  check(): Promise<void>;
  close(): void;
}

// One statement, so that a served database is asked once: the row, or what is left of an erased one.
const KNOWN = `SELECT id, kind, name, email, message, consent_version, composed_at, fields,
    received_at, NULL AS content_hash
  FROM submissions WHERE id = :id
  UNION ALL
  SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, received_at, content_hash
  FROM tombstones WHERE id_hash = :id_hash`;
const INSERT = `INSERT INTO submissions
  (id, kind, name, email, message, consent_version, composed_at, fields, received_at)
  SELECT :id, :kind, :name, :email, :message, :consent_version, :composed_at, :fields, :received_at
  WHERE NOT EXISTS (SELECT 1 FROM tombstones WHERE id_hash = :id_hash)
  ON CONFLICT (id) DO NOTHING
  RETURNING id`;

// Nothing for a submission that was erased meanwhile.
const INSERT_SIGNS = `INSERT OR IGNORE INTO spam_signs (id, signs)
  SELECT :id, :signs WHERE EXISTS (SELECT 1 FROM submissions WHERE id = :id)`;

// Of a submission that may have come from any release, in any form it then had.
const isSame = (submission: Content, row: Row): boolean =>
  formsOf(submission).some((form) =>
    row['content_hash'] === null
      ? isSameContent(form, contentOf(row))
      : isHashOf(String(row['content_hash']), form),
  );

const outcomeOf = (submission: Content, row: Row, isNew: boolean): Outcome =>
  isSame(submission, row)
    ? { outcome: isNew ? 'stored' : 'replay', receivedAt: String(row['received_at']) }
    : { outcome: 'conflict' };

/** The submissions kept in `client`'s database, which `openDatabase` has prepared. */
export const submissionsIn = (client: Client, now = () => new Date()): Submissions => ({
  async recall(submission) {
    const { id } = submission;
    const { rows } = await client.execute({ sql: KNOWN, args: { id, id_hash: idHash(id) } });
    return rows[0] ? outcomeOf(submission, rows[0], false) : null;
  },

  async store(submission) {
    const known = { id: submission.id, id_hash: idHash(submission.id) };
    const received = {
      ...columnsOf(submission),
      received_at: now().toISOString(),
      id_hash: known.id_hash,
    };
    // One transaction, so that of two attempts at once the second sees the first.
    const [inserted, kept] = await client.batch(
      [
        { sql: INSERT, args: received },
        { sql: KNOWN, args: known },
        ...(submission.signs?.length
          ? [{ sql: INSERT_SIGNS, args: { id: submission.id, signs: submission.signs.join() } }]
          : []),
      ],
      'write',
    );
    const row = kept?.rows[0];
    if (!row) throw new Error('the submission was not there after it was stored');
    return outcomeOf(submission, row, inserted?.rows.length === 1);
  },

  async check() {
    await client.execute('SELECT 1 FROM submissions LIMIT 1');
  },

  close: () => client.close(),
});
