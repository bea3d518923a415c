/** The statements for each version of the tables, starting with version 1. */
export type Migrations = readonly (readonly string[])[];

/**
 * Returns the statements that create the tables common to both engines.
 * @param seq the type of a submission's arrival number
 * @param keyed options for tables that are read by their primary key
 */
const baseline = (seq: string, keyed = ''): readonly string[] => [
  // A submission's fields are one JSON string; the email address is also a column.
  `CREATE TABLE submissions (
    seq ${seq},
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    fields TEXT NOT NULL,
    signs TEXT NOT NULL,
    composed_at TEXT NOT NULL,
    received_at TEXT NOT NULL
  )`,
  // Times are ISO 8601 in UTC, to the millisecond. As text, they sort the same under any collation.
  'CREATE INDEX submissions_received ON submissions (received_at, id)',
  `CREATE TABLE tombstones (
    id_hash TEXT PRIMARY KEY,
    content_hash TEXT NOT NULL,
    received_at TEXT NOT NULL
  ) ${keyed}`,
  'CREATE TABLE heartbeat (only_row INTEGER PRIMARY KEY, beat_at TEXT NOT NULL)',
  "INSERT INTO heartbeat (only_row, beat_at) VALUES (1, '')",
  `CREATE TABLE retention (
    only_row INTEGER PRIMARY KEY,
    last_run TEXT,
    starts_at TEXT
  )`,
  'INSERT INTO retention (only_row) VALUES (1)',
  // Emails to send, queued in the transaction that stores their submission.
  `CREATE TABLE mail_jobs (
    purpose TEXT NOT NULL,
    submission_id TEXT NOT NULL,
    address_hash TEXT,
    queued_at TEXT NOT NULL,
    due_at TEXT NOT NULL,
    claim TEXT NOT NULL DEFAULT '',
    attempts INTEGER NOT NULL DEFAULT 0,
    accepted_by TEXT NOT NULL DEFAULT '',
    failing_since TEXT,
    last_error TEXT,
    sent_at TEXT,
    given_up_at TEXT,
    PRIMARY KEY (submission_id, purpose)
  ) ${keyed}`,
  `CREATE INDEX mail_jobs_open ON mail_jobs (due_at, purpose, queued_at)
    WHERE sent_at IS NULL AND given_up_at IS NULL`,
  'CREATE INDEX mail_jobs_given_up ON mail_jobs (queued_at) WHERE given_up_at IS NOT NULL',
  'CREATE INDEX mail_jobs_sent ON mail_jobs (sent_at) WHERE sent_at IS NOT NULL',
  `CREATE INDEX mail_jobs_address ON mail_jobs (address_hash, queued_at)
    WHERE address_hash IS NOT NULL`,
  // The state of a newsletter subscription, by the id of its submission.
  `CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    address_hash TEXT NOT NULL,
    asked INTEGER NOT NULL,
    confirmed_at TEXT,
    ended_at TEXT
  )`,
  'CREATE INDEX subscriptions_address ON subscriptions (address_hash)',
  `CREATE TABLE confirmations (
    token_hash TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    made_at TEXT NOT NULL
  )`,
  'CREATE INDEX confirmations_id ON confirmations (id)',
  'CREATE TABLE newsletter_key (only_row INTEGER PRIMARY KEY, secret TEXT NOT NULL)',
];

export const embeddedMigrations: Migrations = [
  [
    // An explicit key: SQLite may reuse an implicit row id, and VACUUM may renumber the rows.
    ...baseline('INTEGER PRIMARY KEY AUTOINCREMENT', 'WITHOUT ROWID'),
    // The time of the last `npm run inbox -- --backup`.
    'CREATE TABLE backups (only_row INTEGER PRIMARY KEY, made_at TEXT NOT NULL)',
    "INSERT INTO backups (only_row, made_at) VALUES (1, '')",
  ],
];

/** The version numbers match those of the embedded database. */
export const postgresMigrations: Migrations = [
  [
    ...baseline('BIGINT PRIMARY KEY'),
    'CREATE TABLE arrivals (only_row INTEGER PRIMARY KEY, seq BIGINT NOT NULL)',
    'INSERT INTO arrivals (only_row, seq) VALUES (1, 0)',
    `CREATE TABLE rate_limits (
      key VARCHAR(255) PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire BIGINT
    )`,
  ],
];

/**
 * The numbers of the migrations that only add tables, or columns that may be empty. After such a
 * migration, the previous release can be reinstalled without restoring a backup. Ship any other
 * migration only after a release that no longer uses the changed tables or columns.
 */
export const expansions: ReadonlySet<number> = new Set<number>();
