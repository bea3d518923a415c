/** The state after the last runs, with times as ISO 8601 in UTC; null before the first run. */
export interface RetentionState {
  readonly lastRun: string | null;
  readonly lastRefused: string | null;
  readonly refusedDays: number;
}

export type ClockTrust =
  | { readonly mayErase: true }
  | {
      readonly mayErase: false;
      readonly aheadDays: number;
      readonly lastRefused: string;
      readonly refusedDays: number;
    };

const DAY_MS = 86_400_000;
/** The largest plausible step between two daily runs, unless the server was off. */
const LEAP_MS = 7 * DAY_MS;
/** For how many consecutive days a clock must not jump again before it is trusted. */
const STEADY_DAYS = 7;

/**
 * Decides whether to trust the clock. A clock that has jumped ahead (because of an empty battery or
 * a wrong time server) makes every submission look old. A server that was off for long looks the
 * same, and erases a week late.
 * @param newest when the newest submission was received, for the first run
 */
export const checkClock = (
  { lastRun, lastRefused, refusedDays }: RetentionState,
  newest: string | null,
  now: number,
): ClockTrust => {
  const before = lastRun ?? newest;
  const aheadMs = before === null ? 0 : now - Date.parse(before);
  if (aheadMs <= LEAP_MS) return { mayErase: true };
  const aheadDays = Math.floor(aheadMs / DAY_MS);
  const today = new Date(now).toISOString();
  const sinceMs = lastRefused === null ? Number.NaN : now - Date.parse(lastRefused);
  const isSteady = sinceMs >= 0 && sinceMs <= LEAP_MS;
  if (!isSteady) return { mayErase: false, aheadDays, lastRefused: today, refusedDays: 1 };
  // This is another start, or another server, on the same day.
  if (lastRefused && sinceMs < 0.9 * DAY_MS) {
    return { mayErase: false, aheadDays, lastRefused, refusedDays };
  }
  return refusedDays < STEADY_DAYS
    ? { mayErase: false, aheadDays, lastRefused: today, refusedDays: refusedDays + 1 }
    : { mayErase: true };
};
