const HOUSEKEEPING = [
  'CREATE TABLE heartbeat (only_row INTEGER PRIMARY KEY, beat_at TEXT NOT NULL)',
  "INSERT INTO heartbeat (only_row, beat_at) VALUES (1, '')",
  // Times are ISO 8601 in UTC to the millisecond: as text they sort the same under any collation.
  `CREATE TABLE retention (
    only_row INTEGER PRIMARY KEY,
    claimed_until TEXT NOT NULL,
    last_run TEXT,
    last_refused TEXT,
    refused_days INTEGER NOT NULL
  )`,
  "INSERT INTO retention (only_row, claimed_until, refused_days) VALUES (1, '', 0)",
];

/** Those of version 5, beside the order of arrival. */
const SUBMISSION_COLUMNS = `id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      name TEXT,
      email TEXT NOT NULL,
      message TEXT,
      consent_version TEXT,
      composed_at TEXT NOT NULL,
      received_at TEXT NOT NULL,
      fields TEXT`;

const INDEX_BY_TIME =
  'CREATE INDEX IF NOT EXISTS submissions_received ON submissions (received_at, id)';

/** For SQLite. The first four are those of the first releases, as they were. */
export const embeddedMigrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS submissions (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      name TEXT,
      email TEXT NOT NULL,
      message TEXT,
      consent_version TEXT,
      composed_at TEXT NOT NULL,
      received_at TEXT NOT NULL
    )`,
    INDEX_BY_TIME,
  ],
  [
    `CREATE TABLE IF NOT EXISTS tombstones (
      id_hash TEXT PRIMARY KEY,
      content_hash TEXT NOT NULL,
      received_at TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
  [
    `CREATE TABLE IF NOT EXISTS spam_signs (
      id TEXT PRIMARY KEY,
      signs TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
  // All fields of a kind as JSON. The columns of single fields are still written, so that the
  // release before this one can be put back.
  ['ALTER TABLE submissions ADD COLUMN fields TEXT'],
  // The order of arrival gets a column: a row number of SQLite's own is given again after an erasure,
  // and changed by VACUUM. The table is made again since a primary key cannot be added.
  [
    `CREATE TABLE submissions_in_order (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      ${SUBMISSION_COLUMNS}
    )`,
    `INSERT INTO submissions_in_order
      (id, kind, name, email, message, consent_version, composed_at, received_at, fields)
      SELECT id, kind, name, email, message, consent_version, composed_at, received_at, fields
      FROM submissions ORDER BY rowid`,
    'DROP TABLE submissions',
    'ALTER TABLE submissions_in_order RENAME TO submissions',
    INDEX_BY_TIME,
    ...HOUSEKEEPING,
  ],
];

/** For PostgreSQL, which begins where the embedded database was: the numbers are the same. */
export const postgresMigrations: readonly (readonly string[])[] = [
  [],
  [],
  [],
  [],
  [
    `CREATE TABLE submissions (
      seq BIGINT PRIMARY KEY,
      ${SUBMISSION_COLUMNS}
    )`,
    INDEX_BY_TIME,
    'CREATE TABLE arrivals (only_row INTEGER PRIMARY KEY, seq BIGINT NOT NULL)',
    'INSERT INTO arrivals (only_row, seq) VALUES (1, 0)',
    `CREATE TABLE tombstones (
      id_hash TEXT PRIMARY KEY,
      content_hash TEXT NOT NULL,
      received_at TEXT NOT NULL
    )`,
    'CREATE TABLE spam_signs (id TEXT PRIMARY KEY, signs TEXT NOT NULL)',
    // As rate-limiter-flexible wants it.
    `CREATE TABLE rate_limits (
      key VARCHAR(255) PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire BIGINT
    )`,
    ...HOUSEKEEPING,
  ],
];
