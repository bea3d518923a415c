import { messageSW } from 'workbox-window';
import {
  type CopyRequest,
  type Missing,
  PROGRESS_CHANNEL,
  parseMissing,
  parseProgress,
} from './copy-messages.ts';
import type { Progress } from './fetch-missing.ts';

export type { Missing } from './copy-messages.ts';
export type { Progress } from './fetch-missing.ts';

const ask = async (request: CopyRequest): Promise<Missing | undefined> => {
  const worker = navigator.serviceWorker.controller;
  return worker ? parseMissing(await messageSW(worker, request)) : undefined;
};

/** How many files the copy lacks; undefined if no worker controls this page. */
export const copyStatus = () => ask({ type: 'OFFLINE_COPY_STATE' });

/**
 * Fetches the missing files, with or without the optional ones. Resolves to the number of those
 * that are still missing then; undefined if no worker controls this page.
 */
export const completeCopy = (optional: boolean) => ask({ type: 'OFFLINE_COPY_COMPLETE', optional });

/** Calls `listener` about once a second during a download; returns a function that stops it. */
export const onProgress = (listener: (progress: Progress) => void): (() => void) => {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(PROGRESS_CHANNEL);
  } catch {
    // Firefox refuses it if the visitor blocks all storage; there is no worker then.
    return () => {};
  }
  channel.onmessage = ({ data }) => {
    const progress = parseProgress(data);
    if (progress) listener(progress);
  };
  return () => channel.close();
};
