import { setTimeout as wait } from 'node:timers/promises';
import { isFormId } from '../../src/submissions/submission.ts';
import { type Database, placeholders, type Row, type Statement } from '../database/database.ts';
import { contentHash, contentOf, idHash } from './content.ts';
import type { Due } from './due.ts';

/** Small enough to delay a visitor's submission by only a few milliseconds. */
const BATCH = 200;
const PAUSE_MS = 20;

// A form posted without JavaScript has no late copies: reposting its text makes a new submission.
const leavesTombstone = (id: string): boolean => !isFormId(id);

const tombstonesOf = (rows: readonly Row[]): readonly Statement[] => {
  const buried = rows.filter((row) => leavesTombstone(String(row['id'])));
  if (buried.length === 0) return [];
  const values = buried.map((_, row) => `(${placeholders(3, 3 * row + 1)})`).join(', ');
  return [
    {
      sql: `INSERT INTO tombstones (id_hash, content_hash, received_at)
        VALUES ${values} ON CONFLICT (id_hash) DO NOTHING`,
      args: buried.flatMap((row) => {
        const content = contentOf(row);
        return [idHash(content.id), contentHash(content), String(row['received_at'])];
      }),
    },
  ];
};

// Erases exactly the rows that were read, because rows never change. Uses few statements: each is a
// round trip to a database server, and the transaction has a time limit.
const eraseRows = async (database: Database, rows: readonly Row[]): Promise<void> => {
  const ids = rows.map((row) => String(row['id']));
  const these = `(${placeholders(ids.length)})`;
  await database.write([
    ...tombstonesOf(rows),
    { sql: `DELETE FROM submissions WHERE id IN ${these}`, args: ids },
    { sql: `DELETE FROM subscriptions WHERE id IN ${these}`, args: ids },
    { sql: `DELETE FROM confirmations WHERE id IN ${these}`, args: ids },
    { sql: `DELETE FROM mail_jobs WHERE submission_id IN ${these}`, args: ids },
  ]);
};

/**
 * Erases a submission permanently. Leaves a tombstone, so that a late replay is not stored again,
 * unless the submission was posted without JavaScript.
 */
export const eraseOne = async (database: Database, id: string) => {
  const [row] = await database.read({
    sql: 'SELECT * FROM submissions WHERE id = $1',
    args: [id],
  });
  if (row) await eraseRows(database, [row]);
  const leftover = await database.scrub();
  if (row) {
    return {
      outcome: 'erased',
      kind: String(row['kind']),
      receivedAt: String(row['received_at']),
      /** Whether a late copy will be recognized, and not stored again. */
      isRemembered: leavesTombstone(id),
      leftover,
    } as const;
  }
  const [buried] = await database.read({
    sql: 'SELECT received_at FROM tombstones WHERE id_hash = $1',
    args: [idHash(id)],
  });
  return buried
    ? ({ outcome: 'erased-before', receivedAt: String(buried['received_at']), leftover } as const)
    : ({ outcome: 'unknown' } as const);
};

/**
 * Erases due submissions, oldest first. Pauses between batches to let visitors' requests through.
 * @returns the number of erased submissions
 */
export const eraseDue = async (
  database: Database,
  { where, before }: Due,
  signal: AbortSignal,
): Promise<number> => {
  let erased = 0;
  while (!signal.aborted) {
    const rows = await database.read({
      sql: `SELECT * FROM submissions WHERE ${where} ORDER BY received_at, id LIMIT ${BATCH}`,
      args: [before],
    });
    if (rows.length > 0) await eraseRows(database, rows);
    erased += rows.length;
    if (rows.length < BATCH) break;
    await wait(PAUSE_MS, undefined, { ref: false });
  }
  return erased;
};
