import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter } from './counters.ts';

/** Thrown for too many submissions from one address, network or email address, or in total. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  readonly retryAfterSeconds: number;
  /** The name of the limit: for logs and metrics, never shown to a visitor. */
  readonly limit: string;

  constructor(retryAfterSeconds: number, limit: string) {
    super('Too many messages from this address. Please try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
    this.limit = limit;
  }
}

export interface SubmissionLimit<Who = string> {
  /** @throws RateLimited */
  take(who: Who): Promise<void>;
  /** Undoes a `take` whose submission was not stored. */
  giveBack(who: Who): Promise<void>;
}

export const submissionLimit = (
  name: string,
  counter: Counter,
  keyOf: (who: string) => string = (who) => who,
): SubmissionLimit => ({
  async take(who) {
    try {
      await counter.consume(keyOf(who));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), name);
    }
  },
  async giveBack(who) {
    const { consumedPoints } = await counter.reward(keyOf(who));
    // Memory must not fill with counters of attempts that were given back.
    if (consumedPoints <= 0) await counter.delete(keyOf(who));
  },
});
