import { createHmac, randomBytes } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { type Database, type Statement, Unavailable, type Value } from '../database/database.ts';
import type { RateLimit } from '../settings.ts';

export interface Counters {
  readonly counter: (name: string, limit: RateLimit) => RateLimiterAbstract;
  /**
   * A keyed hash of `text`, which is the counter's key so that addresses are not stored in clear.
   */
  readonly hide: (text: string) => string;
}

const hideWith =
  (salt: Buffer | string): Counters['hide'] =>
  (text) =>
    createHmac('sha256', salt).update(text).digest('base64url');

/** Counters in this process's memory: a restart forgets them, and two servers count separately. */
export const memoryCounters = (): Counters => ({
  counter: (_, { submissions, seconds }) =>
    new RateLimiterMemory({ points: submissions, duration: seconds }),
  hide: hideWith(randomBytes(32)),
});

/** How long a counter may take, and how long the database is not asked after a failure. */
const COUNT_MS = 1000;
const REST_MS = 5000;

interface Query {
  /** The name of the table and of the limiter's statements. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * The limiter's statements use its server's clock: a server that is a day ahead would refuse
 * everybody for a day. This makes all servers count by the database's clock.
 */
const byClock = (clock: string, { name, text, values }: Query): Statement => {
  // A time that no server can have set counts as over.
  const isRunning = `kept.expire BETWEEN ${clock} AND ${clock} + $3`;
  switch (name) {
    case 'rate_limits:rlflx-upsert': {
      const [key = null, points = null, expire, now] = values;
      return {
        sql: `INSERT INTO rate_limits AS kept VALUES ($1, $2, ${clock} + $3)
          ON CONFLICT (key) DO UPDATE SET
            points = CASE WHEN ${isRunning} THEN kept.points + $2 ELSE $2 END,
            expire = CASE WHEN ${isRunning} THEN kept.expire ELSE ${clock} + $3 END
          RETURNING points, expire - ${clock} + $4 AS expire`,
        args: [key, points, Number(expire) - Number(now), Number(now)],
      };
    }
    case 'rate_limits:rlflx-clear-expired':
      return { sql: `DELETE FROM rate_limits WHERE expire < ${clock}` };
    default:
      return { sql: text, args: values };
  }
};

/**
 * Counters in the database, shared by all its servers. A server that cannot count there counts in
 * its memory: a limit must not cost an honest message, nor the time needed to store it.
 */
const sharedCounters = (database: Database, clock: string, secret: string): Counters => {
  let restsUntil = 0;
  const storeClient = {
    query: async (query: Query) => {
      if (performance.now() < restsUntil) throw new Unavailable('unreachable');
      try {
        const [rows = []] = await database.write([byClock(clock, query)], { withinMs: COUNT_MS });
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
    hide: hideWith(secret),
  };
};

/**
 * The counters for this database: shared if it has a clock to share.
 * @param secret the database's, so that all its servers hash addresses alike
 */
export const countersFor = (database: Database, secret: string): Counters => {
  const { sharedClock } = database.dialect;
  return sharedClock ? sharedCounters(database, sharedClock, secret) : memoryCounters();
};
