import { existsSync } from 'node:fs';
import type { Client, Row } from '@libsql/client';
import type { Kind } from '../../src/submissions/kinds.ts';
import type { DatabaseSettings } from '../settings.ts';
import { type Content, contentOf } from './content.ts';
import { connect, databaseFile } from './libsql.ts';

/** A submission as it was kept, of any kind, also of one that only a newer release knows. */
export interface StoredSubmission extends Content {
  readonly receivedAt: string;
  /** What hints at a robot, with commas; absent where nothing does. */
  readonly signs?: string;
}

export interface Selection {
  readonly kind?: Kind;
  /** Received at or after this instant: ISO 8601, UTC, to the millisecond. */
  readonly since?: string;
  /** Received at this instant or before. */
  readonly until?: string;
  /** Only what follows this submission. */
  readonly after?: Position;
  readonly limit?: number;
}

/** Where a submission stands among the others. */
export interface Position {
  readonly receivedAt: string;
  readonly id: string;
}

const PAGE = 500;
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

// Keyset paging: a page costs the same wherever it stands, and rows that arrive meanwhile follow.
const selectFrom = (tables: string) => `SELECT * FROM ${tables}
  WHERE (received_at, id) > (:receivedAt, :id) AND received_at <= :until
    AND (:kind IS NULL OR kind = :kind)
  ORDER BY received_at, id
  LIMIT :size`;

const submissionOf = (row: Row): StoredSubmission => ({
  ...contentOf(row),
  receivedAt: String(row['received_at']),
  ...(row['signs'] && { signs: String(row['signs']) }),
});

/** The query for the tables that are there: of an older release's database, or none yet. */
const queryFor = async (client: Client): Promise<string | undefined> => {
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE name IN ('submissions', 'spam_signs')",
  );
  const tables = rows.map((row) => String(row['name']));
  if (!tables.includes('submissions')) return undefined;
  const hasSigns = tables.includes('spam_signs');
  return selectFrom(hasSigns ? 'submissions LEFT JOIN spam_signs USING (id)' : 'submissions');
};

/**
 * What has arrived, oldest first, a page of rows in memory at a time. Reads beside a running server,
 * and makes nothing: a database that is not there yet holds nothing.
 */
export async function* storedSubmissions(
  settings: DatabaseSettings,
  {
    kind,
    since = '',
    until = END_OF_TIME,
    after,
    limit = Number.POSITIVE_INFINITY,
  }: Selection = {},
): AsyncGenerator<StoredSubmission> {
  const file = databaseFile(settings.url);
  if (file !== null && !existsSync(file)) return;

  const client = connect(settings);
  try {
    const query = await queryFor(client);
    if (!query) return;
    // No id sorts before the empty text.
    let last = after && after.receivedAt >= since ? after : { receivedAt: since, id: '' };
    for (let left = limit; left > 0; ) {
      const size = Math.min(PAGE, left);
      const { receivedAt, id } = last;
      const args = { receivedAt, id, until, kind: kind ?? null, size };
      const { rows } = await client.execute({ sql: query, args });
      for (const row of rows) {
        const submission = submissionOf(row);
        last = { receivedAt: submission.receivedAt, id: submission.id };
        yield submission;
      }
      if (rows.length < size) return;
      left -= size;
    }
  } finally {
    client.close();
  }
}
