import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../settings.ts';
import type { Counters } from './counters.ts';
import { addressKey, networkKey } from './network-keys.ts';

/** Thrown for too many submissions from one address, network or email address, or in total. */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  readonly retryAfterSeconds: number;
  /** The name of the limit, for logs and metrics. Visitors never see it. */
  readonly limit: string;

  constructor(retryAfterSeconds: number, limit: string) {
    super('Too many messages from this address. Please try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
    this.limit = limit;
  }
}

/** The limits count a submission by its network address and its email address. */
export interface Sender {
  readonly address: string;
  readonly email: string;
}

/** Normalizes an email address: capitals and a `+tag` do not distinguish mailboxes. */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).replace(/(?<=.)\+.*$/, '')}${email.slice(at)}`.toLowerCase();
};

/**
 * Combines all limits into one (decision 16). Every rejection has the same text, which reveals
 * nothing about other visitors. The wide limits are checked first, so a rejection by one of them
 * creates no narrower counter, and a rejected network cannot use up an email address's limit.
 */
export const visitorLimit = (limits: Limits, { counter, hide }: Counters) => {
  const steps = [
    { name: 'total', limit: limits.totalRateLimit, keyOf: () => 'all' },
    {
      name: 'network',
      limit: limits.networkRateLimit,
      keyOf: (s: Sender) => networkKey(s.address),
    },
    { name: 'address', limit: limits.rateLimit, keyOf: (s: Sender) => addressKey(s.address) },
    { name: 'email', limit: limits.emailTotalRateLimit, keyOf: (s: Sender) => mailboxOf(s.email) },
    {
      name: 'email-here',
      limit: limits.emailRateLimit,
      keyOf: (s: Sender) => `${mailboxOf(s.email)} ${networkKey(s.address)}`,
    },
  ].map(({ name, limit, keyOf }) => ({
    name,
    attempts: counter(name, limit),
    keyOf: (sender: Sender) => hide(keyOf(sender)),
  }));

  const giveBack = async (sender: Sender, count = steps.length) => {
    for (const { attempts, keyOf } of steps.slice(0, count)) {
      const { consumedPoints } = await attempts.reward(keyOf(sender));
      // Otherwise, the counters of undone attempts would fill up memory.
      if (consumedPoints <= 0) await attempts.delete(keyOf(sender));
    }
  };
  return {
    /** @throws RateLimited */
    async take(sender: Sender) {
      for (const [index, { name, attempts, keyOf }] of steps.entries()) {
        try {
          await attempts.consume(keyOf(sender));
        } catch (refusal) {
          await giveBack(sender, index);
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), name);
        }
      }
    },
    /** Undoes a `take` whose submission was not stored. */
    giveBack: (sender: Sender) => giveBack(sender),
  };
};
