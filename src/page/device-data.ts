import { clear, createStore, keys } from 'idb-keyval';
import { QUERIES } from '../graphql/query-store.ts';
import { kindNames } from '../submissions/kinds.ts';
import { analytics as analyticsConsent } from './analytics/analytics-consent.ts';
import { pageOutbox } from './outbox/page-outbox.ts';
import { forgetShared, lastShared } from './shared-text.ts';
import { storageKeys } from './storage-keys.ts';

/** How much of the visitor's own is on this device. */
export interface DeviceData {
  /** Submissions in the outbox, readable or not. */
  readonly waiting: number;
  /** With what another app has shared. */
  readonly drafts: number;
  /** Of what was delivered. */
  readonly receipts: number;
  readonly lists: number;
  /** The theme, the answer about analytics and the like. */
  readonly choices: number;
}

const { theme, analytics, install, pictures, slash, visits } = storageKeys;
const choices: readonly string[] = [theme, analytics, install, pictures, slash];

const storedChoices = () => choices.filter((key) => localStorage.getItem(key) !== null);
const lists = () => createStore(QUERIES, 'cache');

/** Rejects where this browser gives the site no storage. */
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

/** Erases all of it, sent or not. Rejects with what it could not erase still there. */
export const eraseDeviceData = async (): Promise<void> => {
  const outbox = await pageOutbox();
  await outbox.eraseAll();
  for (const kind of kindNames) await outbox.drafts.clear(kind);
  await forgetShared();
  for (const key of [...choices, visits]) localStorage.removeItem(key);
  await clear(lists());
  await analyticsConsent.forget();
};
