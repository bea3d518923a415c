import { randomBytes } from 'node:crypto';
import type { Database, Statement } from '../database/database.ts';

const READ: Statement = { sql: 'SELECT secret FROM newsletter_key' };

/** What tokens that end subscriptions are made with: of the database, and made with it once. */
export const newsletterSecret = async (database: Database): Promise<string> => {
  const [row] = await database.read(READ);
  if (row) return String(row['secret']);
  const secret = randomBytes(32).toString('base64url');
  const [, rows] = await database.write([
    {
      sql: 'INSERT INTO newsletter_key (only_row, secret) VALUES (1, $1) ON CONFLICT (only_row) DO NOTHING',
      args: [secret],
    },
    READ,
  ]);
  return String(rows?.[0]?.['secret']);
};
