import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Too many submissions from one address, of the network or of e-mail, or from everybody. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  readonly retryAfterSeconds: number;
  /** Whose: for who runs the server, and never said to a visitor. */
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
  /** Undoes a `take` that came to nothing. */
  giveBack(who: Who): Promise<void>;
}

/** One limit, over one counter for each key. */
export const submissionLimit = (
  name: string,
  limiter: RateLimiterAbstract,
  keyOf: (who: string) => string = (who) => who,
): SubmissionLimit => ({
  async take(who) {
    try {
      await limiter.consume(keyOf(who));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), name);
    }
  },
  async giveBack(who) {
    const { consumedPoints } = await limiter.reward(keyOf(who));
    // So that what came to nothing leaves nothing in memory.
    if (consumedPoints <= 0) await limiter.delete(keyOf(who));
  },
});
