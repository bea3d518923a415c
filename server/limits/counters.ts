import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Database, Unavailable, type Value } from '../database/database.ts';
import type { RateLimit } from '../settings.ts';

/** Counts attempts by key. Above the limit, `consume` rejects with a `RateLimiterRes`. */
export interface Counter {
  readonly consume: (key: string) => Promise<RateLimiterRes>;
  readonly reward: (key: string) => Promise<RateLimiterRes>;
  /** Removes a key's counter, after all its attempts have been undone. */
  readonly delete: (key: string) => Promise<unknown>;
}

export interface Counters {
  readonly counter: (name: string, limit: RateLimit) => Counter;
  /** Returns an HMAC for use as a counter's key, so that addresses are not stored. */
  readonly hide: (text: string) => string;
}

const hideWith =
  (salt: Buffer | string): Counters['hide'] =>
  (text) =>
    createHmac('sha256', salt).update(text).digest('base64url');

const memoryCounter = ({ submissions, seconds }: RateLimit) =>
  new RateLimiterMemory({ points: submissions, duration: seconds });

/** Returns counters in memory. A restart resets them, and each server counts separately. */
export const memoryCounters = (): Counters => ({
  counter: (_, limit) => memoryCounter(limit),
  hide: hideWith(randomBytes(32)),
});

/** The time limit for counting in the database. */
const COUNT_MS = 1000;
/** How long to count only in memory after the database has failed. */
const REST_MS = 5000;

/**
 * Returns counters in the database, shared by all its servers. They expire by the database's clock:
 * otherwise, a server whose clock is a day ahead would lock everybody out for a day. If the
 * database fails, each server counts in its own memory, because a limit must not lose or delay a
 * message.
 */
const sharedCounters = (database: Database, clock: string, secret: string): Counters => {
  let restsUntil = 0;
  const run = async (sql: string, ...args: readonly Value[]) => {
    if (performance.now() < restsUntil) throw new Unavailable('unreachable');
    try {
      return (await database.write([{ sql, args }], { withinMs: COUNT_MS }))[0] ?? [];
    } catch (error) {
      restsUntil = performance.now() + REST_MS;
      throw error;
    }
  };

  // Also treats a counter as expired if no server could have set so late an expiry.
  const unexpired = `kept.expire BETWEEN ${clock} AND ${clock} + $3`;
  const add = async (key: string, change: 1 | -1, { submissions, seconds }: RateLimit) => {
    const [row] = await run(
      `INSERT INTO rate_limits AS kept VALUES ($1, $2, ${clock} + $3)
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN ${unexpired} THEN kept.points + $2 ELSE $2 END,
          expire = CASE WHEN ${unexpired} THEN kept.expire ELSE ${clock} + $3 END
        RETURNING points, expire - ${clock} AS left`,
      ...[key, change, seconds * 1000],
    );
    const points = Number(row?.['points']);
    // Each new counter removes expired ones, so that the table does not grow.
    if (points === change) {
      await run(`DELETE FROM rate_limits WHERE expire < ${clock}`).catch(() => {});
    }
    return new RateLimiterRes(Math.max(0, submissions - points), Number(row?.['left']), points);
  };

  return {
    counter: (name, limit) => {
      const inMemory = memoryCounter(limit);
      const keyOf = (key: string) => `${name}:${key}`;
      return {
        async consume(key) {
          const counted = await add(keyOf(key), 1, limit).catch(() => inMemory.consume(key));
          if (counted.consumedPoints > limit.submissions) throw counted;
          return counted;
        },
        reward: (key) => add(keyOf(key), -1, limit).catch(() => inMemory.reward(key)),
        async delete(key) {
          await inMemory.delete(key);
          await run('DELETE FROM rate_limits WHERE key = $1 AND points <= 0', keyOf(key)).catch(
            () => {},
          );
        },
      };
    },
    hide: hideWith(secret),
  };
};

/**
 * Returns counters in the database if it has a shared clock, otherwise in memory.
 * @param secret the database's secret, so that all its servers compute the same address hashes
 */
export const countersFor = (database: Database, secret: string): Counters => {
  const { sharedClock } = database.dialect;
  return sharedClock ? sharedCounters(database, sharedClock, secret) : memoryCounters();
};
