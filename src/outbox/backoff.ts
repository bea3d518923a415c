import { backoff } from '../backoff.ts';

const FIRST_WAIT_MS = 2_000;
/** The longest wait of our own between two attempts. */
export const MAX_BACKOFF_MS = 15 * 60_000;
/** The longest wait a server can ask of us: a typing error in its settings must not last a year. */
export const MAX_SERVER_WAIT_MS = 24 * 60 * 60_000;
// Full jitter alone may draw 0, and then again: a floor keeps it from becoming a busy loop.
const FLOOR_MS = 1_000;

/**
 * How long to wait after the `attempts`th failed attempt (1 is the first), in milliseconds:
 * exponential with full jitter. `random` returns a number in [0, 1).
 */
export const backoffMs = (attempts: number, random: () => number): number => {
  const ceiling = backoff(attempts, { firstMs: FIRST_WAIT_MS, longestMs: MAX_BACKOFF_MS });
  return Math.max(FLOOR_MS, Math.round(random() * ceiling));
};

const SECONDS = /^\d+$/;
// IMF-fixdate, the one form RFC 9110 lets servers send. `Date.parse` alone reads '-1' as a year.
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * Reads a Retry-After header (RFC 9110, 10.2.3): seconds, or an HTTP date.
 * Returns milliseconds from `now`, at most a day; undefined when there is none that can be read.
 */
export const parseRetryAfter = (value: string | null | undefined, now: number) => {
  const text = value?.trim() ?? '';
  let wait: number;
  if (SECONDS.test(text)) wait = Number(text) * 1_000;
  else if (HTTP_DATE.test(text)) wait = Date.parse(text) - now;
  else return undefined;
  return Number.isNaN(wait) ? undefined : Math.min(MAX_SERVER_WAIT_MS, Math.max(0, wait));
};
