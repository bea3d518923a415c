import { inWords } from './number-words.ts';

export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** What is kept for a time. The privacy page names these periods, and the server deletes by them. */
export type Kept = 'message' | 'application' | 'unconfirmed' | 'proof' | 'requestRecord';

export type Retention = Readonly<Record<Kept, Period>>;

/** For how long the link in a mail confirms a newsletter subscription. */
export const confirmationLinkWorks: Period = { count: 7, unit: 'day' };

/** How long a newsletter subscription is kept after the mail that asks for its confirmation. */
export const unconfirmedIsKept: Period = { count: 30, unit: 'day' };

/** How long a receipt stays on the device that sent the submission. */
export const receiptIsKept = { count: 90, unit: 'day' } as const satisfies Period;

const six: Period = { count: 6, unit: 'month' };
/** Six months are never shorter, whichever they are. */
const SIX_MONTHS_IN_DAYS = 181;

/**
 * Retention periods.
 * @param days `RETENTION_DAYS`: another period for messages; null where it is not set. An application
 * is a message, too, and never kept for longer than one.
 */
export const retentionWith = (days: number | null): Retention => {
  const message: Period =
    days === null ? { count: 24, unit: 'month' } : { count: days, unit: 'day' };
  return {
    message,
    application: days !== null && days < SIX_MONTHS_IN_DAYS ? message : six,
    unconfirmed: unconfirmedIsKept,
    /** That somebody had consented, after the subscription's end. */
    proof: { count: 1, unit: 'year' },
    requestRecord: { count: 30, unit: 'day' },
  };
};

/** `six months`, `24 months`, `one day`. */
export const periodInWords = ({ count, unit }: Period): string =>
  `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`;
