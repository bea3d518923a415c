import type { Cycle } from '../content/exhibit-types.ts';

/** The state of a steering group: it has seen the measurement of cycle `seen`, starting with 0. */
export interface Steering {
  readonly seen: number;
  readonly end: 'stopped' | 'passed' | 'missed' | null;
}

export const firstMeeting: Steering = { seen: 0, end: null };

/**
 * The state after the next cycle; the last one ends the project, whether its target is reached or
 * not.
 */
export const carryOn = (now: Steering, cycles: readonly Cycle[], target: number): Steering => {
  const next = cycles[now.seen + 1];
  if (now.end || !next) return now;
  const seen = now.seen + 1;
  const last = seen === cycles.length - 1;
  return { seen, end: last ? (next.measured >= target ? 'passed' : 'missed') : null };
};

export const stop = (now: Steering): Steering => (now.end ? now : { ...now, end: 'stopped' });

/** Rand spent on the cycles seen, and the ceiling of all of them. */
export const spending = ({ seen }: Steering, cycles: readonly Cycle[]) => {
  const cost = (some: readonly Cycle[]) => some.reduce((sum, cycle) => sum + cycle.cost, 0);
  return { spent: cost(cycles.slice(0, seen + 1)), ceiling: cost(cycles) };
};
