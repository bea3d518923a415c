/// <reference lib="webworker" />
import { deliveredWords } from '../content/delivered-words.ts';
import { kinds } from '../submissions/kinds.ts';
import type { ReceiptRecord } from '../submissions/sending/outbox-types.ts';

declare const self: ServiceWorkerGlobalScope;

const SENT = '/contact#sent';

/** Returns the site's open pages, including those that this worker does not control. */
export const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows a notification of each delivery, if allowed. A visible page shows a notice instead. */
export const notifyOf = async (receipts: readonly ReceiptRecord[]): Promise<void> => {
  if (!('Notification' in self) || Notification.permission !== 'granted') return;
  if ((await openPages()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  for (const { submission } of receipts) {
    const { title, text } = deliveredWords.one(kinds[submission.kind].noun);
    // The tag makes a second notification of the same delivery replace the first.
    const shown = { body: text, tag: submission.id, icon: '/icons/icon-192.png' };
    await self.registration.showNotification(title, shown);
  }
};

export const openSent = async (notification: Notification): Promise<void> => {
  notification.close();
  await self.clients.openWindow(SENT);
};
