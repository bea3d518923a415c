import type { Clock } from '../clock.ts';

export interface VirtualClock extends Clock {
  /** Advances by `ms`: fires all due timers in order, and waits for the promises they start. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock forward or back. Does not affect timers. */
  jump(ms: number): void;
  pending(): number;
}

/** Waits for one macrotask, and so for all pending microtasks. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

export const createVirtualClock = (start = Date.UTC(2026, 10, 20, 12)): VirtualClock => {
  let elapsed = 0;
  let offset = start;
  let timers: { readonly at: number; readonly action: () => void }[] = [];

  return {
    now: () => offset + elapsed,
    after(ms, action) {
      const timer = { at: elapsed + ms, action };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const end = elapsed + ms;
      for (;;) {
        await settle();
        const next = timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
        if (!next) break;
        elapsed = Math.max(elapsed, next.at);
        timers = timers.filter((other) => other !== next);
        next.action();
      }
      elapsed = end;
    },
    jump(ms) {
      offset += ms;
    },
    pending: () => timers.length,
  };
};
