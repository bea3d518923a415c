import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Database, Unavailable, type Value } from '../database/database.ts';
import type { RateLimit } from '../settings.ts';

/** Counts attempts by key. Above the limit, `consume` rejects with a `RateLimiterRes`. */
export interface Counter {
  readonly consume: (key: string) => Promise<RateLimiterRes>;
  /** Undoes a `consume`. */
  readonly giveBack: (key: string) => Promise<unknown>;
}

export interface Counters {
  readonly counter: (name: string, limit: RateLimit) => Counter;
  /** Returns a keyed hash to use as a counter's key, so that addresses are not stored. */
  readonly hide: (text: string) => string;
}

/** Counts in memory: a restart resets the counter. */
const memoryCounter = ({ submissions, seconds }: RateLimit): Counter => {
  const limiter = new RateLimiterMemory({ points: submissions, duration: seconds });
  return {
    consume: (key) => limiter.consume(key),
    async giveBack(key) {
      const { consumedPoints } = await limiter.reward(key);
      // Otherwise, the counters of undone attempts would fill up memory.
      if (consumedPoints <= 0) await limiter.delete(key);
    },
  };
};

/** The time limit for counting in the database. */
const COUNT_MS = 1000;
/** How long to count only in memory after the database has failed. */
const REST_MS = 5000;

/**
 * Creates counters in the database, shared by all its servers. They expire by the database's clock:
 * otherwise, a server whose clock is a day ahead would lock everybody out for a day. If the
 * database fails, each server counts in its own memory, because a limit must not lose or delay a
 * message.
 */
const sharedCounter = (database: Database, clock: string): Counters['counter'] => {
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

  // Also treats a counter as expired if its expiry is later than any server could have set.
  const unexpired = `kept.expire BETWEEN ${clock} AND ${clock} + $3`;
  const add = async (key: string, change: 1 | -1, seconds: number) => {
    const [row] = await run(
      `INSERT INTO rate_limits AS kept VALUES ($1, $2, ${clock} + $3)
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN ${unexpired} THEN kept.points + $2 ELSE $2 END,
          expire = CASE WHEN ${unexpired} THEN kept.expire ELSE ${clock} + $3 END
        RETURNING points, expire - ${clock} AS left`,
      ...[key, change, seconds * 1000],
    );
    const points = Number(row?.['points']);
    // Adding a counter removes expired ones, so that the table does not grow.
    if (points === change) {
      await run(`DELETE FROM rate_limits WHERE expire < ${clock}`).catch(() => {});
    }
    return new RateLimiterRes(0, Number(row?.['left']), points);
  };

  return (name, limit) => {
    const inMemory = memoryCounter(limit);
    const change = (key: string, by: 1 | -1) => add(`${name}:${key}`, by, limit.seconds);
    return {
      async consume(key) {
        const counted = await change(key, 1).catch(() => inMemory.consume(key));
        if (counted.consumedPoints > limit.submissions) throw counted;
        return counted;
      },
      giveBack: (key) => change(key, -1).catch(() => inMemory.giveBack(key)),
    };
  };
};

/**
 * Returns counters in the database if it has a shared clock, otherwise in memory.
 * @param secret the database's secret, so that all its servers compute the same address hashes
 */
export const countersFor = (database: Database, secret: string): Counters => {
  const { sharedClock } = database.dialect;
  return {
    counter: sharedClock
      ? sharedCounter(database, sharedClock)
      : (_, limit) => memoryCounter(limit),
    hide: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
  };
};
