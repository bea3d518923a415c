import { randomBytes } from 'node:crypto';
import type { Database, Statement } from './database.ts';

// The table is named after the secret's original use.
const READ: Statement = { sql: 'SELECT secret FROM newsletter_key' };

/** Returns the database's random secret, which the first call creates and all servers share. */
export const databaseSecret = async (database: Database): Promise<string> => {
  const [row] = await database.read(READ);
  if (row) return String(row['secret']);
  const [, rows] = await database.write([
    {
      sql: 'INSERT INTO newsletter_key (only_row, secret) VALUES (1, $1) ON CONFLICT (only_row) DO NOTHING',
      args: [randomBytes(32).toString('base64url')],
    },
    READ,
  ]);
  return String(rows?.[0]?.['secret']);
};
