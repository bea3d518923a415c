import type { Migrations } from '../engine.ts';
import { baseline } from '../tables.ts';

export const embeddedMigrations: Migrations = [
  [
    // An explicit key, because SQLite may reuse an implicit row id after a deletion, and VACUUM may
    // renumber the rows.
    ...baseline('INTEGER PRIMARY KEY AUTOINCREMENT', 'WITHOUT ROWID'),
    // The time of the last `npm run inbox -- --backup`.
    'CREATE TABLE backups (only_row INTEGER PRIMARY KEY, made_at TEXT NOT NULL)',
    "INSERT INTO backups (only_row, made_at) VALUES (1, '')",
  ],
];
