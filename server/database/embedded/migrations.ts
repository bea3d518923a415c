import type { Migrations } from '../engine.ts';
import { baseline } from '../tables.ts';

/** For SQLite. */
export const embeddedMigrations: Migrations = [
  [
    // SQLite reuses its own row numbers after an erasure, and VACUUM changes them.
    ...baseline('INTEGER PRIMARY KEY AUTOINCREMENT', 'WITHOUT ROWID'),
    // When `npm run inbox -- --backup` was last done.
    'CREATE TABLE backups (only_row INTEGER PRIMARY KEY, made_at TEXT NOT NULL)',
    "INSERT INTO backups (only_row, made_at) VALUES (1, '')",
  ],
];
