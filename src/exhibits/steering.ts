import type { Cycle } from '../content/exhibit-types.ts';

/** The state of a project whose steering group has seen the results of cycles 0 to `seen`. */
export interface Steering {
  readonly seen: number;
  readonly end: 'stopped' | 'passed' | 'missed' | null;
}

export const firstMeeting: Steering = { seen: 0, end: null };

export const carryOn = (now: Steering, cycles: readonly Cycle[], target: number): Steering => {
  const next = cycles[now.seen + 1];
  if (now.end || !next) return now;
  const seen = now.seen + 1;
  const last = seen === cycles.length - 1;
  return { seen, end: last ? (next.measured >= target ? 'passed' : 'missed') : null };
};

export const stop = (now: Steering): Steering => (now.end ? now : { ...now, end: 'stopped' });

/** Returns the cost of the cycles so far, and of all cycles, in rand. */
export const spending = ({ seen }: Steering, cycles: readonly Cycle[]) => {
  const cost = (some: readonly Cycle[]) => some.reduce((sum, cycle) => sum + cycle.cost, 0);
  return { spent: cost(cycles.slice(0, seen + 1)), ceiling: cost(cycles) };
};
