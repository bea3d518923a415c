import { constants } from '../../content/constants.ts';
import { compose, type FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import type { Outbox } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { notices } from '../notices/notices.ts';
import { claimedSubmissions } from './claimed-submissions.ts';
import { tellInForm } from './delivered-notice.ts';
import { forgetEarly } from './early-draft.ts';
import { pageOutbox } from './page-outbox.ts';

/**
 * Call this when the form no longer shows the submission. Pass true if the form has confirmed the
 * delivery. Otherwise, a notice confirms it.
 */
type Release = (isTold: boolean) => void;

export type WaitedFor =
  | { readonly status: 'sent'; readonly id: SubmissionId; readonly release: Release }
  /**
   * There is no receipt yet. If `saved`, the submission is on this device. Otherwise, it is only in
   * this page's memory. `delivered` resolves to true if a receipt arrives while the form shows this
   * outcome, and otherwise to false.
   */
  | {
      readonly status: 'saved' | 'not-saved' | 'storage-full';
      readonly id: SubmissionId;
      readonly delivered: Promise<boolean>;
      readonly release: Release;
    }
  /** If `isDraft`, the text is back in the form, or never left it. Otherwise, the outbox has it. */
  | {
      readonly status: 'refused' | 'not-loaded';
      readonly problems: readonly FieldProblem[];
      readonly isDraft: boolean;
    };

const notLoaded: WaitedFor = { status: 'not-loaded', problems: [], isDraft: true };

/** Returns false once the visitor has left the form. */
type IsShown = () => boolean;

const until = async (time: number): Promise<void> => {
  const ms = time - performance.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};

/**
 * Until the returned function is called, suppresses notices about this submission on this page, and
 * delivery notices in all tabs.
 */
const claim = (outbox: Outbox, id: SubmissionId): Release => {
  claimedSubmissions.claim(id);
  const stopTelling = tellInForm();
  return async (isTold) => {
    // If storage fails, a notice announces the delivery again.
    if (isTold) await outbox.receipts.told([id]).catch(() => {});
    claimedSubmissions.release(id);
    stopTelling();
  };
};

const submit = async (
  outbox: Outbox,
  input: FormInput,
  shownAt: number,
  isShown: IsShown,
): Promise<WaitedFor> => {
  const id = outbox.drafts.take(input.kind);
  const composed = compose(input, id, new Date().toISOString());
  if (!composed.ok) return { status: 'refused', problems: composed.problems, isDraft: true };
  const { failure } = await outbox.put(composed.submission);
  const release = claim(outbox, id);
  if (!failure) {
    forgetEarly(input.kind);
    // Asks the browser not to evict the site's storage, which now contains the message.
    void navigator.storage?.persist?.().catch(() => false);
  }
  const outcome = await outbox.outcome(id, Math.max(0, shownAt - performance.now()));
  if (!outcome) {
    const status = !failure ? 'saved' : failure === 'full' ? 'storage-full' : 'not-saved';
    const later = outbox.outcome(id, constants.outcomePanelMs);
    return { status, id, delivered: later.then((known) => known?.type === 'delivered'), release };
  }
  await until(shownAt);
  if (outcome.type === 'delivered') return { status: 'sent', id, release };
  const edited = isShown()
    ? await outbox.drafts.edit(input.kind, id).catch(() => undefined)
    : undefined;
  release(false);
  // If the record is gone, only the form has the text.
  const isDraft = edited?.status === 'taken' || edited?.status === 'gone';
  return { status: 'refused', problems: outcome.problems, isDraft };
};

/**
 * Saves and sends a form's content, and resolves to the outcome after the minimum display time. If
 * the visitor has left by then, a notice or the top bar shows the outcome. Never rejects.
 */
export const submitAndWait = async (input: FormInput, isShown: IsShown): Promise<WaitedFor> => {
  const shownAt = performance.now() + constants.submittingMinimumMs;
  const outbox = await pageOutbox().catch(() => undefined);
  const result = outbox
    ? await submit(outbox, input, shownAt, isShown).finally(() => outbox.drafts.release(input.kind))
    : notLoaded;
  await until(shownAt);
  if (isShown() || !('release' in result)) return result;
  result.release(false);
  // Saved messages need no notice, because the top bar shows their number.
  if (result.status === 'not-saved' || result.status === 'storage-full') {
    notices.show({ kind: 'unsaved', submission: input.kind });
  }
  return result;
};
