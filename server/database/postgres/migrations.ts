import type { Migrations } from '../engine.ts';
import {
  HOUSEKEEPING,
  INDEX_BY_TIME,
  mailJobs,
  NEWSLETTER,
  SUBMISSION_COLUMNS,
} from '../tables.ts';

/** For PostgreSQL, which begins where the embedded database was: the numbers are the same. */
export const postgresMigrations: Migrations = [
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
