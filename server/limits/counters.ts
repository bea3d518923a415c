import { createHmac, randomBytes } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { type Database, Unavailable, type Value } from '../database/database.ts';
import type { DatabaseSettings, RateLimit } from '../settings.ts';

export interface Counters {
  readonly counter: (name: string, limit: RateLimit) => RateLimiterAbstract;
  /** What is counted instead of `text`, so that no address is kept in clear. */
  readonly hide: (text: string) => string;
}

const hideWith =
  (salt: Buffer | string): Counters['hide'] =>
  (text) =>
    createHmac('sha256', salt).update(text).digest('base64url');

/** In this process's memory: a restart forgets, and two servers count each for itself. */
export const memoryCounters = (): Counters => ({
  counter: (_, { submissions, seconds }) =>
    new RateLimiterMemory({ points: submissions, duration: seconds }),
  hide: hideWith(randomBytes(32)),
});

/** How long a counter may take, and for how long none is asked after one that failed. */
const COUNT_MS = 1000;
const REST_MS = 5000;

interface Query {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * In the database, so that all servers on it count as one. One that cannot count there counts in its
 * memory: a limit must not cost an honest message, nor the time that storing it may take.
 */
const sharedCounters = (database: Database, { url }: DatabaseSettings): Counters => {
  let restsUntil = 0;
  const storeClient = {
    query: async ({ text: sql, values: args }: Query) => {
      if (performance.now() < restsUntil) throw new Unavailable('unreachable');
      try {
        const [rows = []] = await database.write([{ sql, args }], { withinMs: COUNT_MS });
        return { rows };
      } catch (error) {
        restsUntil = performance.now() + REST_MS;
        throw error;
      }
    },
  };
  return {
    counter: (name, { submissions: points, seconds: duration }) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      }),
    // The same for all servers on the database, and not in it.
    hide: hideWith(url),
  };
};

/** The counters that fit the database: shared if it is. */
export const countersFor = (database: Database, settings: DatabaseSettings): Counters =>
  database.engine === 'postgres' ? sharedCounters(database, settings) : memoryCounters();
