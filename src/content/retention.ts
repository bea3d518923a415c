import { inWords } from './number-words.ts';

export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** Data with a retention period. The privacy page names the periods; the server applies them. */
export type Kept = 'message' | 'application' | 'unconfirmed' | 'proof' | 'requestRecord';

export type Retention = Readonly<Record<Kept, Period>>;

/** How long the link in a mail can confirm a newsletter subscription. */
export const confirmationLinkWorks: Period = { count: 7, unit: 'day' };

/**
 * How long an unconfirmed newsletter subscription is kept after the mail with the link was sent.
 */
export const unconfirmedIsKept: Period = { count: 30, unit: 'day' };

/** How long a receipt stays on the device that sent the submission. */
export const receiptIsKept = { count: 90, unit: 'day' } as const satisfies Period;

const six: Period = { count: 6, unit: 'month' };
/** Any six consecutive months have at least this many days. */
const SIX_MONTHS_IN_DAYS = 181;

/**
 * Returns the retention periods. An application is never kept for longer than a message.
 * @param days how long messages are kept (`RETENTION_DAYS`), or null for the default
 */
export const retentionWith = (days: number | null): Retention => {
  const message: Period =
    days === null ? { count: 24, unit: 'month' } : { count: days, unit: 'day' };
  return {
    message,
    application: days !== null && days < SIX_MONTHS_IN_DAYS ? message : six,
    unconfirmed: unconfirmedIsKept,
    /** How long the proof of consent is kept after the subscription has ended. */
    proof: { count: 1, unit: 'year' },
    requestRecord: { count: 30, unit: 'day' },
  };
};

/** Returns a period in words, such as 'six months', '24 months' or 'one day'. */
export const periodInWords = ({ count, unit }: Period): string =>
  `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`;
