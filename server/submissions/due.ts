import {
  type Kept,
  type Period,
  periodInWords,
  type Retention,
} from '../../src/content/retention.ts';
import { kindNames, kinds } from '../../src/submissions/kinds.ts';

export interface Due {
  /** The kind of data, and its retention period, for the log. */
  readonly kept: string;
  /** A condition on rows of `submissions`; `$1` is `before`. */
  readonly where: string;
  /** ISO 8601, UTC. */
  readonly before: string;
}

/**
 * Returns the instant `period` before `now`, by the UTC calendar: a month before 31 March is the
 * end of February.
 */
export const instantBefore = ({ count, unit }: Period, now: number): string => {
  const date = new Date(now);
  const day = date.getUTCDate();
  if (unit === 'day') date.setUTCDate(day - count);
  else {
    date.setUTCMonth(date.getUTCMonth() - count * (unit === 'year' ? 12 : 1));
    // If the earlier month is too short, JavaScript continues into the next one.
    if (date.getUTCDate() !== day) date.setUTCDate(0);
  }
  return date.toISOString();
};

// Only the field `topic` can match: in the JSON, quotes in visitors' text are escaped.
const IS_APPLICATION = `fields LIKE '%"topic":"careers"%'`;

const rules: readonly (readonly [Kept, where: string])[] = [
  ...kindNames.flatMap((kind) => {
    const { kept } = kinds[kind];
    return kept ? [[kept, `kind = '${kind}' AND received_at < $1`] as const] : [];
  }),
  ['application', `kind = 'contact' AND received_at < $1 AND ${IS_APPLICATION}`],
  ['proof', 'id IN (SELECT id FROM subscriptions WHERE ended_at < $1)'],
  [
    'unconfirmed',
    'received_at < $1 AND id IN (SELECT id FROM subscriptions WHERE asked = 1 AND confirmed_at IS NULL)',
  ],
];

export const dueBy = (retention: Retention, now: number): readonly Due[] =>
  rules.map(([name, where]) => ({
    kept: `${name}: ${periodInWords(retention[name])}`,
    where,
    before: instantBefore(retention[name], now),
  }));
