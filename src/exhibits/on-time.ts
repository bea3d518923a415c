import type { Order } from '../content/exhibit-types.ts';

/** One way to read 'arrived on time'. */
export interface Definition {
  /** Late after the promised day, not after a number of days. */
  readonly promised: boolean;
  /** Arrived with the last parcel, not with the first. */
  readonly whole: boolean;
  /** Asks about standing orders alone: a cancelled one otherwise counts as late. */
  readonly standing: boolean;
}

export type Outcome = 'on-time' | 'late' | 'left-out';

const both = [false, true];

/** All eight. */
export const definitions: readonly Definition[] = both.flatMap((promised) =>
  both.flatMap((whole) => both.map((standing) => ({ promised, whole, standing }))),
);

const outcomeOf = (order: Order, definition: Definition, withinDays: number): Outcome => {
  if (order.cancelled) return definition.standing ? 'left-out' : 'late';
  const days = (definition.whole && order.rest) || order.took;
  return days <= (definition.promised ? order.promised : withinDays) ? 'on-time' : 'late';
};

/** The outcome of each order, and the on-time share of the counted ones, in whole percent. */
export const measure = (orders: readonly Order[], definition: Definition, withinDays: number) => {
  const outcomes = orders.map((order) => outcomeOf(order, definition, withinDays));
  const counted = outcomes.filter((outcome) => outcome !== 'left-out').length;
  const onTime = outcomes.filter((outcome) => outcome === 'on-time').length;
  return { outcomes, counted, onTime, percent: Math.round((100 * onTime) / counted) };
};
