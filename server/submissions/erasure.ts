import type { Client, Row } from '@libsql/client';
import { contentOf } from './content.ts';
import { contentHash, idHash } from './tombstones.ts';

export type Erased =
  | { readonly outcome: 'erased'; readonly kind: string; readonly receivedAt: string }
  | { readonly outcome: 'erased-before'; readonly receivedAt: string }
  | { readonly outcome: 'unknown' };

/** Small enough that a visitor who sends meanwhile waits for milliseconds. */
const BATCH = 200;

const INSERT_TOMBSTONE = `INSERT OR IGNORE INTO tombstones (id_hash, content_hash, received_at)
  VALUES (?, ?, ?)`;

// A row never changes, so what was read a moment ago is what is erased.
const eraseRows = async (client: Client, rows: readonly Row[]): Promise<void> => {
  await client.batch(
    rows.flatMap((row) => {
      const id = String(row['id']);
      return [
        {
          sql: INSERT_TOMBSTONE,
          args: [idHash(id), contentHash(contentOf(row)), String(row['received_at'])],
        },
        { sql: 'DELETE FROM submissions WHERE id = ?', args: [id] },
        { sql: 'DELETE FROM spam_signs WHERE id = ?', args: [id] },
      ];
    }),
    'write',
  );
};

// Until then the write-ahead log still holds the words as they arrived.
const emptyLog = async (client: Client): Promise<void> => {
  if (client.protocol === 'file') await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
};

/** Erases a submission for good. Its id stays known, so that a late replay is not stored again. */
export const eraseOne = async (client: Client, id: string): Promise<Erased> => {
  const { rows } = await client.execute('SELECT * FROM submissions WHERE id = ?', [id]);
  const row = rows[0];
  if (row) {
    await eraseRows(client, [row]);
    await emptyLog(client);
    return {
      outcome: 'erased',
      kind: String(row['kind']),
      receivedAt: String(row['received_at']),
    };
  }
  const buried = await client.execute('SELECT received_at FROM tombstones WHERE id_hash = ?', [
    idHash(id),
  ]);
  return buried.rows[0]
    ? { outcome: 'erased-before', receivedAt: String(buried.rows[0]['received_at']) }
    : { outcome: 'unknown' };
};

/**
 * Erases what was received before `instant` (ISO 8601, UTC), oldest first, with room for visitors
 * between batches.
 * @returns how many
 */
export const eraseBefore = async (
  client: Client,
  instant: string,
  pause: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<number> => {
  let erased = 0;
  while (!signal.aborted) {
    const { rows } = await client.execute(
      `SELECT * FROM submissions WHERE received_at < ? ORDER BY received_at, id LIMIT ${BATCH}`,
      [instant],
    );
    if (rows.length > 0) await eraseRows(client, rows);
    erased += rows.length;
    if (rows.length < BATCH) break;
    await pause();
  }
  if (erased > 0 && !signal.aborted) await emptyLog(client);
  return erased;
};
