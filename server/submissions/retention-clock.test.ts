import { describe, expect, it } from 'vitest';
import { checkClock, type RetentionState } from './retention-clock.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-03-31T00:00:00Z');
const day = (days: number) => new Date(NOW + days * DAY).toISOString();
const never: RetentionState = { lastRun: null, lastRefused: null, refusedDays: 0 };

/** Simulates a run on each of `days`, and returns the days on which erasing was allowed. */
const believedOn = (
  days: readonly number[],
  state: RetentionState,
  newest: string | null = null,
) => {
  let current = state;
  return days.filter((each) => {
    const verdict = checkClock(current, newest, NOW + each * DAY);
    current = verdict.mayErase
      ? { lastRun: day(each), lastRefused: null, refusedDays: 0 }
      : { ...current, ...verdict };
    return verdict.mayErase;
  });
};

describe('the clock', () => {
  it('is trusted on consecutive days, after a short pause, and after it is set back', () => {
    expect(believedOn([0, 1, 2, 9, 8], { ...never, lastRun: day(-1) })).toEqual([0, 1, 2, 9, 8]);
  });

  it('before the first run is compared with the newest submission', () => {
    expect(believedOn([0], never)).toEqual([0]);
    expect(believedOn([0], never, day(-6))).toEqual([0]);
    expect(believedOn([0], never, day(-400))).toEqual([]);
  });

  it('that has jumped ahead is trusted after a week without another jump', () => {
    const days = [400, 401, 402, 403, 404, 405, 406, 407, 408];
    expect(believedOn(days, { ...never, lastRun: day(-1) })).toEqual([407, 408]);
  });

  it('that has jumped ahead gains no trust by many starts on one day or more jumps', () => {
    const state = { ...never, lastRun: day(-1) };
    expect(believedOn([400, 400, 400.1, 400.2, 400.3, 400.4, 400.5, 400.6, 400.7], state)).toEqual(
      [],
    );
    expect(believedOn([400, 800, 1200, 1600, 2000, 2400, 2800, 3200, 3600], state)).toEqual([]);
  });

  it('that has jumped ahead is trusted as soon as it is correct again', () => {
    expect(believedOn([400, 401, 0, 1], { ...never, lastRun: day(-1) })).toEqual([0, 1]);
  });
});
