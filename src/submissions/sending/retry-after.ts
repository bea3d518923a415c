/** The upper limit is a day, because a misconfigured server might ask for a year. */
const LONGEST_MS = 24 * 60 * 60_000;
const SECONDS = /^\d+$/;
// IMF-fixdate, the only date format that RFC 9110 allows servers to send. `Date.parse` alone would
// read '-1' as a year.
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * Parses a Retry-After header (RFC 9110, 10.2.3): seconds, or an HTTP date. Returns milliseconds
 * from `now`, at most a day, or undefined if the header is missing or invalid.
 */
export const parseRetryAfter = (value: string | null | undefined, now: number) => {
  const text = value?.trim() ?? '';
  let wait: number;
  if (SECONDS.test(text)) wait = Number(text) * 1_000;
  else if (HTTP_DATE.test(text)) wait = Date.parse(text) - now;
  else return undefined;
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_MS, Math.max(0, wait));
};
