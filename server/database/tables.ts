export const HOUSEKEEPING = [
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

export const NEWSLETTER = [
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
export const SUBMISSION_COLUMNS = `id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      name TEXT,
      email TEXT NOT NULL,
      message TEXT,
      consent_version TEXT,
      composed_at TEXT NOT NULL,
      received_at TEXT NOT NULL,
      fields TEXT`;

/** Mails to send, in the same transaction as what they are about. No word of it is in here. */
export const mailJobs = (options = '') => [
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

export const INDEX_BY_TIME =
  'CREATE INDEX IF NOT EXISTS submissions_received ON submissions (received_at, id)';

/**
 * The numbers of migrations, from 8 on, that the release before does not notice, since they only add
 * what it leaves empty: it can be put back without a backup. What takes something away, or demands
 * what that release does not write, is not one of them; it comes a release after the last reader of
 * the old tables.
 */
export const expansions: ReadonlySet<number> = new Set<number>();
