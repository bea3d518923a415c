import type { Order } from '../content/exhibit-types.ts';

export interface Definition {
  /** If true, the deadline is the promised day. Otherwise, it is `withinDays` after the order. */
  readonly promised: boolean;
  /** The parcel whose arrival counts: the last one if true, otherwise the first one. */
  readonly whole: boolean;
  /** If true, cancelled orders are left out. Otherwise, they count as late. */
  readonly standing: boolean;
}

export type Outcome = 'on-time' | 'late' | 'left-out';

const both = [false, true];

export const definitions: readonly Definition[] = both.flatMap((promised) =>
  both.flatMap((whole) => both.map((standing) => ({ promised, whole, standing }))),
);

const outcomeOf = (order: Order, definition: Definition, withinDays: number): Outcome => {
  if (order.cancelled) return definition.standing ? 'left-out' : 'late';
  const days = (definition.whole && order.rest) || order.took;
  return days <= (definition.promised ? order.promised : withinDays) ? 'on-time' : 'late';
};

/** Returns each order's outcome, and the on-time share of the counted orders, in whole percent. */
export const measure = (orders: readonly Order[], definition: Definition, withinDays: number) => {
  const outcomes = orders.map((order) => outcomeOf(order, definition, withinDays));
  const counted = outcomes.filter((outcome) => outcome !== 'left-out').length;
  const onTime = outcomes.filter((outcome) => outcome === 'on-time').length;
  return { outcomes, counted, onTime, percent: Math.round((100 * onTime) / counted) };
};
