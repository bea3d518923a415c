import { createClient, type InStatement } from '@libsql/client';
import type { DatabaseSettings } from '../settings.ts';
import {
  type Database,
  heartbeat,
  type Row,
  type Statement,
  Unavailable,
  within,
} from './database.ts';

const LIMIT_MS = 5000;
const CHECK_MS = 1800;

const asked = ({ sql, args = [] }: Statement): InStatement => ({
  sql: sql.replace(/\$(\d+)/g, '?$1'),
  args: [...args],
});

/** A libSQL database behind HTTP. Experimental: it was never run against a real one. */
export const openServedLibsql = ({ url, authToken }: DatabaseSettings): Database => {
  const client = createClient({ url, ...(authToken && { authToken }) });
  const timed = async <T>(work: Promise<T>, ms = LIMIT_MS): Promise<T> => {
    try {
      return await within(ms, work);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      throw /^SQLITE_/.test(code) ? error : new Unavailable('unreachable', error);
    }
  };
  const write: Database['write'] = async (statements, { withinMs } = {}) => {
    const results = await timed(client.batch(statements.map(asked), 'write'), withinMs);
    return results.map(({ rows }): readonly Row[] => rows);
  };
  return {
    engine: 'libsql',
    read: async (statement) => (await timed(client.execute(asked(statement)))).rows,
    write,
    async check() {
      await write([heartbeat()], { withinMs: CHECK_MS });
      return undefined;
    },
    scrub: async () => 'of-the-engine',
    close: async () => client.close(),
  };
};
