import type { Migrations } from '../engine.ts';
import { baseline } from '../tables.ts';

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
