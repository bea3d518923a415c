import { messageSW } from 'workbox-window';
import { retryLater } from '../../loading/retry-later.ts';
import {
  type CopyRequest,
  type Missing,
  PROGRESS_CHANNEL,
  parseMissing,
  parseProgress,
} from '../../offline-copy/copy-messages.ts';
import { isMetered } from '../../offline-copy/pictures.ts';
import { type Notice, notices } from '../notices/notices.ts';
import { rememberedDismissal } from '../notices/remembered-dismissal.ts';
import { storageKeys } from '../storage-keys.ts';
import { keepLists } from './keep-lists.ts';
import { countKeptPages } from './kept-pages.ts';

const noPictures = rememberedDismissal(storageKeys.pictures);
// A download that is over sooner is nobody's news.
const SHOWN_AFTER_MS = 1_000;
// The browser may end a worker in the middle: a count that stands still for so long is taken away.
const STANDS_STILL_MS = 90_000;

let hidden = false;

const openProgress = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(PROGRESS_CHANNEL);
  } catch {
    // Firefox refuses it where the visitor lets no site store anything; there is no worker then.
    return undefined;
  }
};

/** Shows how the worker's download goes, until the returned function is called or it is closed. */
export const showDownload = (): (() => void) => {
  const channel = openProgress();
  if (!channel) return () => {};
  const since = performance.now();
  let shown: Notice | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    channel.close();
    if (shown) notices.dismiss(shown);
  };
  channel.onmessage = ({ data }) => {
    const progress = parseProgress(data);
    if (!progress || hidden || performance.now() - since < SHOWN_AFTER_MS) return;
    clearTimeout(timer);
    timer = setTimeout(stop, STANDS_STILL_MS);
    shown = {
      kind: 'downloading',
      progress,
      hide: () => {
        hidden = true;
        stop();
      },
    };
    notices.show(shown);
  };
  return stop;
};

const ask = async (request: CopyRequest): Promise<Missing | undefined> => {
  const worker = navigator.serviceWorker.controller;
  return worker ? parseMissing(await messageSW(worker, request)) : undefined;
};

/** The files that the worker's copy still lacks; undefined if no worker controls this page. */
export const missingFromCopy = () => ask({ type: 'OFFLINE_COPY_STATE' });

let picturesAreWanted = false;

/** Whether the copy is to have its pictures now: where data costs, only after a yes. */
export const wantsPictures = (): boolean => picturesAreWanted || !isMetered(navigator.connection);

const askAboutPictures = () => {
  if (noPictures.isKnown()) return;
  notices.show({
    kind: 'pictures',
    accept: () => {
      picturesAreWanted = true;
      void completeOfflineCopy(true);
    },
    decline: noPictures.keep,
  });
};

/** The lists, read once a page; a network on which they stall holds the news up for a while only. */
let lists: Promise<void> | undefined;

const sayReady = async (): Promise<void> => {
  await lists;
  notices.show({ kind: 'offline-ready' });
};

/**
 * Sees to it that everything of this release is on the device: what a failing network or the
 * browser's own tidying left missing is fetched now, pictures only after a yes where data costs.
 * `announce`: say so even if nothing was missing, at the end of the first visit's download.
 */
export const completeOfflineCopy = async (announce: boolean): Promise<void> => {
  const missing = await missingFromCopy();
  if (!missing) return;
  lists ??= keepLists();
  if (missing.essentials === 0) void countKeptPages();
  if (missing.essentials + missing.pictures === 0) {
    if (announce) await sayReady();
    return;
  }
  // Checked in every round: the phone may have left the house meanwhile.
  const withPictures = wantsPictures();
  const hideDownload = showDownload();
  try {
    const left =
      withPictures || missing.essentials > 0
        ? await ask({ type: 'OFFLINE_COPY_COMPLETE', pictures: withPictures })
        : missing;
    if (left?.essentials === 0) void countKeptPages();
    if (!left || left.essentials > 0 || (withPictures && left.pictures > 0)) {
      retryLater(() => void completeOfflineCopy(true));
    } else if (left.pictures > 0) askAboutPictures();
    else await sayReady();
  } finally {
    // Not before the news that takes its place.
    hideDownload();
  }
};
