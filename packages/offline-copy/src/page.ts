import { messageSW } from 'workbox-window';
import {
  type CopyRequest,
  type Missing,
  PROGRESS_CHANNEL,
  type Progress,
  parseMissing,
  parseProgress,
} from './copy-messages.ts';

export type { Missing, Progress } from './copy-messages.ts';

const ask = async (request: CopyRequest): Promise<Missing | undefined> => {
  const worker = navigator.serviceWorker.controller;
  return worker ? parseMissing(await messageSW(worker, request)) : undefined;
};

/** Resolves to the numbers of missing files, or to undefined if no worker controls this page. */
export const copyStatus = () => ask({ type: 'OFFLINE_COPY_STATE' });

/**
 * Fetches the missing files, with or without the optional ones. Resolves to the numbers of files
 * that are still missing, or to undefined if no worker controls this page.
 */
export const completeCopy = (optional: boolean) => ask({ type: 'OFFLINE_COPY_COMPLETE', optional });

/** Calls `listener` about once a second during a download. Returns a function that unsubscribes. */
export const onProgress = (listener: (progress: Progress) => void): (() => void) => {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(PROGRESS_CHANNEL);
  } catch {
    // Firefox throws if the visitor blocks all storage. Without storage, there is no worker.
    return () => {};
  }
  channel.onmessage = ({ data }) => {
    const progress = parseProgress(data);
    if (progress) listener(progress);
  };
  return () => channel.close();
};
