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

const NEWSLETTER = [
  // What became of a newsletter subscription, by the id of its submission.
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
  // When old submissions are erased for the first time.
  'ALTER TABLE retention ADD COLUMN starts_at TEXT',
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

/** Mails to send, in the same transaction as what they are about. No word of it is in here. */
const mailJobs = (options = '') => [
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
  ) ${options}`,
  `CREATE INDEX mail_jobs_open ON mail_jobs (due_at, purpose, queued_at)
    WHERE sent_at IS NULL AND given_up_at IS NULL`,
  'CREATE INDEX mail_jobs_given_up ON mail_jobs (queued_at) WHERE given_up_at IS NOT NULL',
  'CREATE INDEX mail_jobs_sent ON mail_jobs (sent_at) WHERE sent_at IS NOT NULL',
  `CREATE INDEX mail_jobs_address ON mail_jobs (address_hash, queued_at)
    WHERE address_hash IS NOT NULL`,
];

/** When `npm run inbox -- --backup` was last done. A served database has tools of its own. */
const BACKUPS = [
  'CREATE TABLE backups (only_row INTEGER PRIMARY KEY, made_at TEXT NOT NULL)',
  "INSERT INTO backups (only_row, made_at) VALUES (1, '')",
];

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
  // One tree fewer to write to with every message.
  [...mailJobs('WITHOUT ROWID'), ...BACKUPS],
  NEWSLETTER,
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
  mailJobs(),
  NEWSLETTER,
];

/**
 * The numbers of migrations, from 8 on, that the release before does not notice, since they only add
 * what it leaves empty: it can be put back without a backup. What takes something away, or demands
 * what that release does not write, is not one of them; it comes a release after the last reader of
 * the old tables.
 */
export const expansions: ReadonlySet<number> = new Set<number>();
