import { constants } from '../../content/constants.ts';
import { compose, type FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import type { Outbox } from '../../submissions/sending/outbox-types.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { notices } from '../notices/notices.ts';
import { claimedSubmissions } from './claimed-submissions.ts';
import { tellInForm } from './delivered-notice.ts';
import { pageOutbox } from './page-outbox.ts';

/**
 * Call when the form no longer shows the submission. `isTold` says whether the visitor has seen there
 * that it was delivered; else a notice tells of it.
 */
type Release = (isTold: boolean) => void;

/** The end of a submission in its form. */
export type WaitedFor =
  | { readonly status: 'sent'; readonly id: SubmissionId; readonly release: Release }
  /**
   * Not receipted yet: `saved` on this device, or held by this page alone. `delivered` says whether
   * it is by the end of its panel.
   */
  | {
      readonly status: 'saved' | 'not-saved' | 'storage-full';
      readonly id: SubmissionId;
      readonly delivered: Promise<boolean>;
      readonly release: Release;
    }
  /** `isDraft`: it is the form's again. Else the outbox keeps it, and says so. */
  | {
      readonly status: 'refused';
      readonly problems: readonly FieldProblem[];
      readonly isDraft: boolean;
    }
  /** The outbox itself has not come through the connection: the words stay in the form. */
  | { readonly status: 'not-loaded' };

/** False once the visitor has left the form. */
type IsMounted = () => boolean;

const until = async (time: number): Promise<void> => {
  const ms = time - performance.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};

/** Has this page's form tell of the submission, and not a notice here or in another tab. */
const claim = (outbox: Outbox, id: SubmissionId): Release => {
  claimedSubmissions.claim(id);
  const stopTelling = tellInForm();
  return async (isTold) => {
    // Told once more in a notice, should this fail.
    if (isTold) await outbox.receipts.told([id]).catch(() => {});
    claimedSubmissions.release(id);
    stopTelling();
  };
};

const submit = async (
  outbox: Outbox,
  input: FormInput,
  shownAt: number,
  isMounted: IsMounted,
): Promise<WaitedFor> => {
  const id = outbox.drafts.take(input.kind);
  const composed = compose(input, id, new Date().toISOString());
  if (!composed.ok) return { status: 'refused', problems: composed.problems, isDraft: true };
  const { failure } = await outbox.put(composed.submission);
  const release = claim(outbox, id);
  // From now on there is something to lose when the browser tidies up. It asks nobody, or once.
  if (!failure) void navigator.storage?.persist?.().catch(() => false);
  const outcome = await outbox.outcome(id, Math.max(0, shownAt - performance.now()));
  if (!outcome) {
    const status = !failure ? 'saved' : failure === 'full' ? 'storage-full' : 'not-saved';
    const later = outbox.outcome(id, constants.outcomePanelMs);
    return { status, id, delivered: later.then((known) => known?.type === 'delivered'), release };
  }
  await until(shownAt);
  if (outcome.type === 'delivered') return { status: 'sent', id, release };
  const edited = isMounted()
    ? await outbox.drafts.edit(input.kind, id).catch(() => undefined)
    : undefined;
  release(false);
  // What has gone meanwhile is in the form alone.
  const isDraft = edited?.status === 'taken' || edited?.status === 'gone';
  return { status: 'refused', problems: outcome.problems, isDraft };
};

/**
 * Saves and sends what a form holds, and resolves to its outcome after the time the product sets.
 * A visitor who has left the form by then reads it in a notice. Never rejects.
 */
export const submitAndWait = async (input: FormInput, isMounted: IsMounted): Promise<WaitedFor> => {
  const shownAt = performance.now() + constants.submittingMinimumMs;
  const outbox = await pageOutbox().catch(() => undefined);
  const result = outbox
    ? await submit(outbox, input, shownAt, isMounted).finally(() =>
        outbox.drafts.release(input.kind),
      )
    : ({ status: 'not-loaded' } as const);
  await until(shownAt);
  if (isMounted() || !('release' in result)) return result;
  result.release(false);
  // A count shows what is saved.
  if (result.status === 'not-saved' || result.status === 'storage-full') {
    notices.show({ kind: 'unsaved', submission: input.kind });
  }
  return result;
};
