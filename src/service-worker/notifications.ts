/// <reference lib="webworker" />
import { deliveredWords } from '../content/delivered-words.ts';
import { createIdbStore } from '../outbox/store.ts';

declare const self: ServiceWorkerGlobalScope;

/** The list of what this device has sent. */
const SENT = '/contact#sent';

/**
 * Shows a system notification for each of these deliveries that the visitor has not been told of,
 * where they have allowed it. A visible page tells by itself.
 */
export const notifyOf = async (ids: readonly string[]): Promise<void> => {
  if (!('Notification' in self) || Notification.permission !== 'granted') return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { receipts } = await createIdbStore().list();
  for (const { submission, state } of receipts) {
    if (!state.isNews || !ids.includes(submission.id)) continue;
    const { title, text } = deliveredWords[submission.kind];
    // With a tag, a second one of the same delivery takes the place of the first.
    const shown = { body: text, tag: submission.id, icon: '/icons/icon-192.png' };
    await self.registration.showNotification(title, shown);
  }
};

/** Leads to the list of what was sent. */
export const openSent = async (notification: Notification): Promise<void> => {
  notification.close();
  await self.clients.openWindow(SENT);
};
