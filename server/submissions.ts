import type { Client, Row } from '@libsql/client';
import type { Submission } from '../src/outbox/submission.ts';

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

const SELECT = 'SELECT * FROM submissions WHERE id = ?';
const INSERT = `INSERT INTO submissions
  (id, kind, name, email, message, consent_version, composed_at, received_at)
  VALUES (:id, :kind, :name, :email, :message, :consent_version, :composed_at, :received_at)
  ON CONFLICT (id) DO NOTHING
  RETURNING id`;

const columnsOf = ({ id, kind, composedAt, fields }: Submission) => ({
  id,
  kind,
  name: kind === 'contact' ? fields.name : null,
  email: fields.email,
  message: kind === 'contact' ? fields.message : null,
  consent_version: kind === 'newsletter' ? fields.consentVersion : null,
  composed_at: composedAt,
});

const outcomeOf = (submission: Submission, row: Row, isNew: boolean): Outcome => {
  const columns = Object.entries(columnsOf(submission));
  if (columns.some(([name, value]) => row[name] !== value)) return { outcome: 'conflict' };
  return { outcome: isNew ? 'stored' : 'replay', receivedAt: String(row['received_at']) };
};

/** The submissions kept in `client`'s database, which `openDatabase` has prepared. */
export const submissionsIn = (client: Client, now = () => new Date()): Submissions => ({
  async recall(submission) {
    const { rows } = await client.execute(SELECT, [submission.id]);
    return rows[0] ? outcomeOf(submission, rows[0], false) : null;
  },

  async store(submission) {
    const received = { ...columnsOf(submission), received_at: now().toISOString() };
    // One transaction, so that of two attempts at once the second sees the first.
    const [inserted, kept] = await client.batch(
      [
        { sql: INSERT, args: received },
        { sql: SELECT, args: [submission.id] },
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
