import type { Clock } from './clock.ts';

export type KickReason = 'start' | 'saved' | 'online' | 'visible' | 'send-now' | 'timer';

// The longest timer. Timers stop while a phone sleeps, and do not notice when the clock is
// corrected, so the time is checked at least this often.
const LONGEST_TIMER_MS = 60_000;

/**
 * Calls `run` after every kick, but never concurrently. `run` must not reject. It resolves to the
 * time of the next run, in ms since the epoch, or to undefined if no run is needed.
 */
export const createRunner = (
  clock: Clock,
  run: (reasons: ReadonlySet<KickReason>) => Promise<number | undefined>,
) => {
  let stopped = false;
  let wanted = new Set<KickReason>();
  let running: Promise<void> | undefined;
  let timer: { readonly at: number; readonly cancel: () => void } | undefined;

  const disarm = () => {
    timer?.cancel();
    timer = undefined;
  };

  const armFor = (at: number) => {
    if (stopped || (timer && timer.at <= at)) return;
    disarm();
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(0, at - clock.now()));
    const cancel = clock.after(wait, () => {
      void kick('timer');
    });
    timer = { at: clock.now() + wait, cancel };
  };

  const loop = async () => {
    while (wanted.size > 0 && !stopped) {
      const reasons = wanted;
      wanted = new Set();
      disarm();
      const nextAt = await run(reasons);
      if (nextAt !== undefined) armFor(nextAt);
    }
    // An `await` between the last check of `wanted` and this line would lose kicks.
    running = undefined;
  };

  /** Calls `run` now, or after the current run. Resolves once no run is pending. Never rejects. */
  const kick = (reason: KickReason): Promise<void> => {
    if (stopped) return Promise.resolve();
    wanted.add(reason);
    running ??= loop();
    return running;
  };

  return {
    kick,
    /** Calls `run` in at most `ms` milliseconds. */
    within: (ms: number) => armFor(clock.now() + ms),
    stop() {
      stopped = true;
      disarm();
    },
  };
};
