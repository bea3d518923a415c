import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../settings.ts';

/** Too many submissions from one address, of the network or of e-mail. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many messages from this address. Please try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface SubmissionLimit<Who = string> {
  /** @throws RateLimited */
  take(who: Who): Promise<void>;
  /** Undoes a `take` that came to nothing. */
  giveBack(who: Who): Promise<void>;
}

/** What counts as one address: an IPv6 visitor holds a whole /64, an IPv4 one a single address. */
export const limitKey = (address: string): string => {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** Counts in this process's memory: a restart forgets, and two servers count each for itself. */
export const submissionLimit = (
  { submissions, seconds }: RateLimit,
  keyOf = limitKey,
): SubmissionLimit => {
  const limiter = new RateLimiterMemory({ points: submissions, duration: seconds });
  return {
    async take(who) {
      try {
        await limiter.consume(keyOf(who));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    async giveBack(who) {
      await limiter.reward(keyOf(who));
    },
  };
};
