import type { Migrations } from '../engine.ts';
import {
  HOUSEKEEPING,
  INDEX_BY_TIME,
  mailJobs,
  NEWSLETTER,
  SUBMISSION_COLUMNS,
} from '../tables.ts';

/** When `npm run inbox -- --backup` was last done. */
const BACKUPS = [
  'CREATE TABLE backups (only_row INTEGER PRIMARY KEY, made_at TEXT NOT NULL)',
  "INSERT INTO backups (only_row, made_at) VALUES (1, '')",
];

/** For SQLite. The first four are those of the first releases, as they were. */
export const embeddedMigrations: Migrations = [
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
