import type { Kind } from '../../src/submissions/kinds.ts';
import type { Database, DatabaseSettings, Row, Value } from '../database/database.ts';
import { lookInto } from '../database/open.ts';
import { tablesOf } from '../database/schema.ts';
import { type Content, contentOf } from './content.ts';

/** A stored submission of any kind, even of a kind that only a newer release knows. */
export interface StoredSubmission extends Content {
  readonly receivedAt: string;
  /** Signs of spam, separated by commas. Absent if there are none. */
  readonly signs?: string;
}

export interface Selection {
  readonly kind?: Kind | undefined;
  /** Received at or after this instant: ISO 8601, UTC, to the millisecond. */
  readonly since?: string | undefined;
  /** Received at or before this instant. */
  readonly until?: string | undefined;
  readonly limit?: number | undefined;
}

const PAGE = 500;
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/**
 * Yields the rows of a query, with only one page of them in memory. Uses keyset pagination in the
 * order of arrival: every page costs the same, new rows are at the end, and no row is missed if the
 * clock is set back.
 * @param sql selects `seq`; `$1` is the last `seq` of the previous page; `args` begin at `$2`
 */
export async function* rowsInOrder(
  database: Database,
  sql: string,
  args: readonly Value[] = [],
): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const page = { sql: `${sql} ORDER BY seq LIMIT ${PAGE}`, args: [last, ...args] };
    const rows = await database.read(page);
    yield* rows;
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.['seq']);
  }
}

const SELECTED = `SELECT * FROM submissions
  WHERE seq > $1 AND received_at >= $2 AND received_at <= $3
    AND (CAST($4 AS TEXT) IS NULL OR kind = $4)`;

const submissionOf = (row: Row): StoredSubmission => ({
  ...contentOf(row),
  receivedAt: String(row['received_at']),
  ...(row['signs'] ? { signs: String(row['signs']) } : {}),
});

export const storedSubmission = async (
  database: Database,
  id: string,
): Promise<StoredSubmission | null> => {
  const [row] = await database.read({
    sql: 'SELECT * FROM submissions WHERE id = $1',
    args: [id],
  });
  return row ? submissionOf(row) : null;
};

/**
 * Yields the stored submissions, oldest first. Works while a server is running. If the database is
 * missing, yields nothing, and does not create it.
 */
export async function* storedSubmissions(
  settings: DatabaseSettings,
  { kind, since = '', until = END_OF_TIME, limit = Number.POSITIVE_INFINITY }: Selection = {},
): AsyncGenerator<StoredSubmission> {
  await using database = await lookInto(settings);
  if (!database || !(await tablesOf(database)).includes('submissions')) return;
  let left = limit;
  for await (const row of rowsInOrder(database, SELECTED, [since, until, kind ?? null])) {
    yield submissionOf(row);
    left -= 1;
    if (left === 0) return;
  }
}
