import { clear, createStore, keys } from 'idb-keyval';
import { tabDraft } from './drafts/drafts.ts';
import { pageOutbox } from './outbox/page-outbox.ts';

/** How much of the visitor's own is on this device. */
export interface DeviceData {
  /** Submissions in the outbox, readable or not. */
  readonly waiting: number;
  readonly drafts: number;
  readonly lists: number;
  /** The theme, the answer about analytics and the like. */
  readonly choices: number;
}

const DRAFT = /^draft:/;
const CHOICE = /^(theme|analytics|install|pictures)$/;
const COUNT = /^visits$/;

const stored = (pattern: RegExp) => Object.keys(localStorage).filter((key) => pattern.test(key));
const lists = () => createStore('kuvula-queries', 'cache');

/** Rejects where this browser gives the site no storage. */
export const readDeviceData = async (): Promise<DeviceData> => {
  const { records, unreadable } = await (await pageOutbox()).list();
  const kept = await keys(lists());
  return {
    waiting: records.length + unreadable.length,
    drafts: stored(DRAFT).length,
    lists: kept.length > 0 ? 1 : 0,
    choices: stored(CHOICE).length,
  };
};

/** Erases all of it, sent or not. Rejects with what it could not erase still there. */
export const eraseDeviceData = async (): Promise<void> => {
  await (await pageOutbox()).eraseAll();
  (await tabDraft()).clear();
  for (const key of [...stored(DRAFT), ...stored(CHOICE), ...stored(COUNT)])
    localStorage.removeItem(key);
  await clear(lists());
};
