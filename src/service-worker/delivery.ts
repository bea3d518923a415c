import { attachToWorker } from '@site/outbox/worker';
import { env } from '../env.ts';
import { showCountOnIcon } from '../submissions/sending/badge.ts';
import { createFetchSender } from '../submissions/sending/fetch-sender.ts';
import { toOlderServers } from '../submissions/sending/older-servers.ts';
import { outboxSettings } from '../submissions/sending/outbox-settings.ts';
import { protocolOf } from '../submissions/sending/protocol-of.ts';
import { notifyOf } from './notifications.ts';
import { isPageOpen } from './pages.ts';

/** The worker's outbox: Background Sync makes it send, even if no page is open. */
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
    // An open page updates the badge itself. Chromium's headless shell lacks the badge service for
    // workers, and would crash.
    if (!(await isPageOpen())) await showCountOnIcon(list, navigator);
  },
});
