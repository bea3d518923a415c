import { clear, createStore, keys } from 'idb-keyval';
import { QUERIES } from '../graphql/query-store.ts';
import { kindNames } from '../submissions/kinds.ts';
import { analytics as analyticsConsent } from './analytics/analytics-consent.ts';
import { pageOutbox } from './outbox/page-outbox.ts';
import { forgetShared, lastShared } from './shared-text.ts';
import { storageKeys } from './storage-keys.ts';

export type DeviceData = Awaited<ReturnType<typeof readDeviceData>>;

const { theme, analytics, install, pictures, wall } = storageKeys;
const choices: readonly string[] = [theme, analytics, install, pictures, wall];

const storedChoices = () => choices.filter((key) => localStorage.getItem(key) !== null);
/** The keys of drafts that are not in the outbox yet (early-draft.ts). */
const earlyDrafts = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.draftPrefix));
const lists = () => createStore(QUERIES, 'cache');

/** Counts the visitor's data on this device. Rejects if storage fails. */
export const readDeviceData = async () => {
  const { records, drafts, receipts, unreadable } = await (await pageOutbox()).list();
  const kept = await keys(lists());
  return {
    /** Submissions in the outbox, including unreadable ones. */
    waiting: records.length + unreadable.length,
    /** Drafts, including text shared by another app. */
    drafts: drafts.length + ((await lastShared()) ? 1 : 0),
    receipts: receipts.length,
    lists: kept.length > 0 ? 1 : 0,
    choices: storedChoices().length,
  };
};

/** Erases the visitor's data, even unsent submissions. Rejects if storage fails. */
export const eraseDeviceData = async (): Promise<void> => {
  const outbox = await pageOutbox();
  await outbox.eraseAll();
  for (const kind of kindNames) await outbox.drafts.clear(kind);
  await forgetShared();
  for (const key of [...choices, ...earlyDrafts()]) localStorage.removeItem(key);
  await clear(lists());
  await analyticsConsent.forget();
};
