import type { Migrations } from '../engine.ts';
import { baseline } from '../tables.ts';

/** The migrations for SQLite. */
export const embeddedMigrations: Migrations = [
  [
    // SQLite reuses its own row ids after an erasure, and VACUUM changes them.
    ...baseline('INTEGER PRIMARY KEY AUTOINCREMENT', 'WITHOUT ROWID'),
    // The time of the last `npm run inbox -- --backup`.
    'CREATE TABLE backups (only_row INTEGER PRIMARY KEY, made_at TEXT NOT NULL)',
    "INSERT INTO backups (only_row, made_at) VALUES (1, '')",
  ],
];
