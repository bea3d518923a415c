import { clear, createStore, keys } from 'idb-keyval';
import { QUERIES } from '../graphql/query-store.ts';
import { kindNames } from '../submissions/kinds.ts';
import { analytics as analyticsConsent } from './analytics/analytics-consent.ts';
import { pageOutbox } from './outbox/page-outbox.ts';
import { forgetShared, lastShared } from './shared-text.ts';
import { storageKeys } from './storage-keys.ts';

/** How much of the visitor's data is on this device. */
export interface DeviceData {
  /** Submissions in the outbox, readable or not. */
  readonly waiting: number;
  /** Includes a text shared by another app. */
  readonly drafts: number;
  /** Receipts of delivered submissions. */
  readonly receipts: number;
  readonly lists: number;
  /** The theme, the answer about analytics, and similar choices. */
  readonly choices: number;
}

const { theme, analytics, install, pictures, slash, visits } = storageKeys;
const choices: readonly string[] = [theme, analytics, install, pictures, slash];

const storedChoices = () => choices.filter((key) => localStorage.getItem(key) !== null);
const lists = () => createStore(QUERIES, 'cache');

/** Rejects if the browser denies storage. */
export const readDeviceData = async (): Promise<DeviceData> => {
  const { records, drafts, receipts, unreadable } = await (await pageOutbox()).list();
  const kept = await keys(lists());
  return {
    waiting: records.length + unreadable.length,
    drafts: drafts.length + ((await lastShared()) ? 1 : 0),
    receipts: receipts.length,
    lists: kept.length > 0 ? 1 : 0,
    choices: storedChoices().length,
  };
};

/** Erases all of it, sent or not. If it rejects, data that could not be erased is still there. */
export const eraseDeviceData = async (): Promise<void> => {
  const outbox = await pageOutbox();
  await outbox.eraseAll();
  for (const kind of kindNames) await outbox.drafts.clear(kind);
  await forgetShared();
  for (const key of [...choices, visits]) localStorage.removeItem(key);
  await clear(lists());
  await analyticsConsent.forget();
};
