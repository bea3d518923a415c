import { OUTBOX } from '../../submissions/sending/outbox-settings.ts';
import type { Outbox, ReceiptRecord } from '../../submissions/sending/outbox-types.ts';
import { type Notice, notices } from '../notices/notices.ts';
import { becomes, isVisible } from '../visibility.ts';
import { claimedSubmissions } from './claimed-submissions.ts';

const LOCK_NAME = `${OUTBOX}-telling`;

/** Waits until no other tab shows a delivery, then runs `work`, which must not reject. */
const whileTelling = async (work: () => Promise<void>): Promise<void> => {
  let entered = false;
  try {
    await navigator.locks.request(LOCK_NAME, {}, () => {
      entered = true;
      return work();
    });
  } catch {
    // Some contexts have no lock manager, or one that rejects every request.
    if (!entered) await work();
  }
};

/**
 * Call this when a form on this page shows a delivery. Prevents delivery notices in all tabs until
 * the returned function is called or the page is hidden.
 */
export const tellInForm = (): (() => void) => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void whileTelling(() => Promise.race([ended, becomes('hidden')]));
  return end;
};

/** Resolves to false if the page is hidden before the notice closes. */
const show = (receipts: readonly ReceiptRecord[]): Promise<boolean> =>
  new Promise((resolve) => {
    const notice: Notice = { kind: 'delivered', receipts, onClose: () => resolve(true) };
    // A delivery already shows that the connection is back.
    notices.dismissKind('connection-back');
    notices.show(notice);
    void becomes('hidden').then(() => {
      notices.dismiss(notice);
      resolve(false);
    });
  });

/**
 * Shows a notice of each delivery in only one visible tab, including deliveries made while the site
 * was closed. If the page is hidden before the notice closes, shows the notice again later.
 */
export const followDelivered = (outbox: Pick<Outbox, 'list' | 'subscribe' | 'receipts'>): void => {
  const news = async (): Promise<readonly ReceiptRecord[]> => {
    // If storage fails, there are no receipts to show.
    const { receipts } = await outbox.list().catch(() => ({ receipts: [] }));
    return receipts.filter(
      ({ submission, state }) => state.isNews && !claimedSubmissions.has(submission.id),
    );
  };
  const tell = async () => {
    // While this tab waited for the lock, another tab may have shown the notice.
    const receipts = await news();
    if (receipts.length === 0 || !isVisible()) return;
    if (!(await show(receipts))) return;
    // If storage fails, the next page shows the notice again.
    await outbox.receipts.told(receipts.map(({ submission }) => submission.id)).catch(() => {});
  };
  let isLooking = false;
  let wanted = false;
  const look = async () => {
    wanted = true;
    if (isLooking) return;
    isLooking = true;
    while (wanted) {
      wanted = false;
      if (isVisible() && (await news()).length > 0) await whileTelling(tell);
    }
    isLooking = false;
  };
  outbox.subscribe(() => void look());
  claimedSubmissions.subscribe(() => void look());
  document.addEventListener('visibilitychange', () => void look());
  void look();
};
