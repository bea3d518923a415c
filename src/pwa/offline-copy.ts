import { messageSW } from 'workbox-window';
import {
  type CopyRequest,
  type Missing,
  PROGRESS_CHANNEL,
  parseMissing,
  parseProgress,
} from '../offline-copy/messages.ts';
import { isMetered, type NetworkInformation } from '../offline-copy/pictures.ts';
import { type Notice, notices } from './notices.ts';
import { whenBetter } from './when-better.ts';

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

const ANSWER = 'pictures';
// A download that is over sooner is nobody's news.
const SHOWN_AFTER_MS = 1_000;

const hasDeclined = (): boolean => {
  try {
    return localStorage.getItem(ANSWER) !== null;
  } catch {
    return false;
  }
};

const decline = () => {
  try {
    localStorage.setItem(ANSWER, 'declined');
  } catch {
    // Without storage the no holds for this page.
  }
};

/** Shows how the worker's download goes, until the returned function is called. */
export const showDownload = (): (() => void) => {
  const channel = new BroadcastChannel(PROGRESS_CHANNEL);
  const since = performance.now();
  let shown: Notice | undefined;
  const stop = () => {
    channel.close();
    if (shown) notices.dismiss(shown);
  };
  channel.onmessage = ({ data }) => {
    const progress = parseProgress(data);
    if (!progress || performance.now() - since < SHOWN_AFTER_MS) return;
    shown = { kind: 'downloading', progress, hide: stop };
    notices.show(shown);
  };
  return stop;
};

const ask = async (request: CopyRequest): Promise<Missing | undefined> => {
  const worker = navigator.serviceWorker.controller;
  return worker ? parseMissing(await messageSW(worker, request)) : undefined;
};

const fetchMissing = async (pictures: boolean): Promise<Missing | undefined> => {
  const stop = showDownload();
  const left = await ask({ type: 'OFFLINE_COPY_COMPLETE', pictures });
  stop();
  return left;
};

const askAboutPictures = () => {
  if (hasDeclined()) return;
  notices.show({
    kind: 'pictures',
    accept: () => void fetchAll(),
    decline,
  });
};

const fetchAll = async (): Promise<void> => {
  const left = await fetchMissing(true);
  if (!left) return;
  if (left.essentials + left.pictures > 0) whenBetter(() => void fetchAll());
  else notices.show({ kind: 'offline-ready' });
};

/**
 * Sees to it that everything of this release is on the device: what a failing network or the
 * browser's own tidying left missing is fetched now, pictures only after a yes where data costs.
 * `announce`: this is the first visit, and its end is news.
 */
export const completeOfflineCopy = async (announce: boolean): Promise<void> => {
  const missing = await ask({ type: 'OFFLINE_COPY_STATE' });
  if (!missing) return;
  if (missing.essentials + missing.pictures === 0) {
    if (announce) notices.show({ kind: 'offline-ready' });
    return;
  }
  if (!isMetered(navigator.connection)) return fetchAll();
  if (missing.essentials > 0) {
    const left = await fetchMissing(false);
    if (left?.essentials) return whenBetter(() => void completeOfflineCopy(announce));
  }
  if (missing.pictures > 0) askAboutPictures();
};
