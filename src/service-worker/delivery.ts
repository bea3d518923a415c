import { attachToWorker } from '@site/outbox/worker';
import { env } from '../env.ts';
import { showCountOnIcon } from '../submissions/sending/badge.ts';
import { outboxSettings } from '../submissions/sending/outbox-settings.ts';
import { siteSender } from '../submissions/sending/site-sender.ts';
import { notifyOf, openPages } from './notifications.ts';

/** The worker's outbox. With Background Sync, it sends submissions even if no page is open. */
export const workerOutbox = attachToWorker({
  ...outboxSettings,
  send: siteSender(env, fetch),
  onDelivered: notifyOf,
  async onSent(list) {
    // An open page updates the badge itself. Also, this call would crash Chromium's headless shell,
    // which lacks the badge service for workers.
    if ((await openPages()).length === 0) await showCountOnIcon(list);
  },
});
