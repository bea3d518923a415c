import { requestSync } from './background-sync.ts';
import { deliveredUnseen } from './channel.ts';
import type { Outbox } from './outbox.ts';

/**
 * Makes a page's outbox send at once, and again whenever the network is back or the visitor returns
 * to the tab. Resolves once expired receipts are erased. Never rejects.
 */
export const attachToPage = async (outbox: Outbox): Promise<void> => {
  const { name, drafts, receipts, kick } = outbox;
  addEventListener('pagehide', ({ persisted }) => {
    // A page that unloads keeps its lock, so that the tab's next page waits for the last write.
    if (persisted) drafts.suspend();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void drafts.resume().catch(() => {});
  });
  addEventListener('online', () => void kick('online'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void kick('visible');
  });
  outbox.subscribe((event) => {
    if (event.type !== 'delivered' || document.visibilityState === 'visible') return;
    navigator.serviceWorker?.controller?.postMessage({ [deliveredUnseen(name)]: event.id });
  });
  // If storage fails, the next page tries again.
  await receipts.tidy().catch(() => {});
  void kick('start');
  void requestSync(name);
};
