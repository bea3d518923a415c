import type { Clock } from './clock.ts';

/** Why to drain now. */
export type KickReason =
  | 'start'
  | 'saved'
  | 'online'
  | 'visible'
  | 'send-now'
  | 'timer'
  | 'message';

// Timers stand still while a phone sleeps and know nothing of a clock put right: look this often.
const LONGEST_TIMER_MS = 60_000;

export interface Runner {
  /** Runs now, or once more after the run under way. Resolves when that is done; never rejects. */
  kick(reason: KickReason): Promise<void>;
  /** Runs in `ms` milliseconds, unless it was to run sooner anyway. */
  within(ms: number): void;
  stop(): void;
}

/**
 * Runs `run`, which must not reject, on every kick, never twice at a time, and again when it says something is due
 * (ms since the epoch; undefined for nothing). There is one timer.
 */
export const createRunner = (
  clock: Clock,
  run: (reasons: ReadonlySet<KickReason>) => Promise<number | undefined>,
): Runner => {
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
    // In the same breath as the last look at `wanted`, or a kick between the two would be lost.
    running = undefined;
  };

  const kick = (reason: KickReason): Promise<void> => {
    if (stopped) return Promise.resolve();
    wanted.add(reason);
    running ??= loop();
    return running;
  };

  return {
    kick,
    within: (ms) => armFor(clock.now() + ms),
    stop() {
      stopped = true;
      disarm();
    },
  };
};
