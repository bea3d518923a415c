import { attachToWorker } from '@site/outbox/worker';
import { env } from '../env.ts';
import { showCountOnIcon } from '../submissions/sending/badge.ts';
import { createFetchSender } from '../submissions/sending/fetch-sender.ts';
import { toOlderServers } from '../submissions/sending/older-servers.ts';
import { outboxSettings } from '../submissions/sending/outbox-settings.ts';
import { protocolOf } from '../submissions/sending/protocol-of.ts';
import { notifyOf } from './notifications.ts';
import { isPageOpen } from './pages.ts';

/** The worker's outbox: it sends what waits on Background Sync, also with no page open. */
export const workerOutbox = attachToWorker({
  ...outboxSettings,
  send: toOlderServers(
    createFetchSender({
      protocol: protocolOf(env),
      fetch,
      clock: Date,
      isOffline: () => !navigator.onLine,
    }),
  ),
  onDelivered: notifyOf,
  async onSent(list) {
    // An open page counts by itself. In a browser without that service for workers, as Chromium's
    // headless shell, the count would end its process.
    if (!(await isPageOpen())) await showCountOnIcon(list, navigator);
  },
});
