import { fill } from '../content/fill.ts';
import { labels } from '../content/labels.ts';

export const seatsText = (left: number): string => {
  if (left === 0) return labels.openings.full;
  return left === 1 ? labels.openings.lastSeat : fill(labels.openings.seats, { count: left });
};
