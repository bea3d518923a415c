import { OUTBOX } from '../../submissions/sending/outbox-settings.ts';
import type { Outbox, ReceiptRecord } from '../../submissions/sending/outbox-types.ts';
import { type Notice, notices } from '../notices/notices.ts';
import { becomes, isVisible } from '../visibility.ts';
import { claimedSubmissions } from './claimed-submissions.ts';

const LOCK_NAME = `${OUTBOX}-telling`;

/** Runs `work`, which must not reject, while no other tab tells the visitor of a delivery. */
const whileTelling = async (work: () => Promise<void>): Promise<void> => {
  let entered = false;
  try {
    await navigator.locks.request(LOCK_NAME, {}, () => {
      entered = true;
      return work();
    });
  } catch {
    // Some contexts have no lock manager, or one that always refuses.
    if (!entered) await work();
  }
};

/**
 * Leaves it to the form on this page to tell of a delivery, until the function returned is called or
 * the page is hidden.
 */
export const tellInForm = (): (() => void) => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void whileTelling(() => Promise.race([ended, becomes('hidden')]));
  return end;
};

/** Resolves to false when the page is hidden before the notice has had its time. */
const show = (receipts: readonly ReceiptRecord[]): Promise<boolean> =>
  new Promise((resolve) => {
    const notice: Notice = { kind: 'delivered', receipts, onClose: () => resolve(true) };
    notices.show(notice);
    void becomes('hidden').then(() => {
      notices.dismiss(notice);
      resolve(false);
    });
  });

/**
 * Tells of each delivery once over all tabs, on a page that the visitor sees: also of one by the
 * worker while the site was closed. A page that ends before the notice has had its time leaves it to
 * the next one.
 */
export const followDelivered = (outbox: Pick<Outbox, 'list' | 'subscribe' | 'receipts'>): void => {
  const news = async (): Promise<readonly ReceiptRecord[]> => {
    // Without storage there is nothing to tell of.
    const { receipts } = await outbox.list().catch(() => ({ receipts: [] }));
    return receipts.filter(
      ({ submission, state }) => state.isNews && !claimedSubmissions.has(submission.id),
    );
  };
  const tell = async () => {
    // Another tab may have told it meanwhile.
    const receipts = await news();
    if (receipts.length === 0 || !isVisible()) return;
    if (!(await show(receipts))) return;
    // Told once more by the next page, should this fail.
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
