import { constants } from '../../content/constants.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { notices } from '../notices/notices.ts';
import { requestSync } from './background-sync.ts';
import { claimedSubmissions } from './claimed-submissions.ts';
import { pageOutbox } from './page-outbox.ts';

/** What the form shows in the end. */
export type WaitedFor =
  | { readonly status: 'sent'; readonly id: SubmissionId }
  /**
   * Not receipted yet: `saved` on this device, or held by this page alone. `delivered` says whether
   * it is by the end of its panel.
   */
  | {
      readonly status: 'saved' | 'not-saved' | 'storage-full';
      readonly id: SubmissionId;
      readonly delivered: Promise<boolean>;
    }
  /** `isDraft`: it is the form's again. Else the outbox keeps it, and says so. */
  | {
      readonly status: 'refused';
      readonly problems: readonly FieldProblem[];
      readonly isDraft: boolean;
    }
  /** The outbox itself has not come through the connection: the words stay in the form. */
  | { readonly status: 'not-loaded' };

/** False once the visitor has left the form: the outcome then becomes a notice. */
type IsMounted = () => boolean;

const until = async (time: number): Promise<void> => {
  const ms = time - performance.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};

const submit = async (
  outbox: Outbox,
  input: FormInput,
  shownAt: number,
  isMounted: IsMounted,
): Promise<WaitedFor> => {
  const submitted = await outbox.submit(input, outbox.drafts.take(input.kind));
  if (!submitted.saved) return { status: 'refused', problems: submitted.problems, isDraft: true };
  const { id, failure } = submitted;
  claimedSubmissions.claim(id);
  const release = () => claimedSubmissions.release(id);
  void requestSync();
  // From now on there is something to lose when the browser tidies up. It asks nobody, or once.
  if (!failure) void navigator.storage?.persist?.().catch(() => false);
  const outcome = await outbox.finalOutcomeOf(id, Math.max(0, shownAt - performance.now()));
  if (!outcome) {
    const status = !failure ? 'saved' : failure === 'full' ? 'storage-full' : 'not-saved';
    // The panel says it: list, count and notices do not say it again beside it.
    const later = isMounted()
      ? outbox.finalOutcomeOf(id, constants.outcomePanelMs)
      : Promise.resolve(undefined);
    return {
      status,
      id,
      delivered: later.then((known) => known?.type === 'delivered').finally(release),
    };
  }
  try {
    await until(shownAt);
    if (outcome.type === 'delivered') return { status: 'sent', id };
    const edited = isMounted()
      ? await outbox.drafts.edit(input.kind, id).catch(() => undefined)
      : undefined;
    // What has gone meanwhile is in the form alone.
    const isDraft = edited?.status === 'taken' || edited?.status === 'gone';
    return { status: 'refused', problems: outcome.problems, isDraft };
  } finally {
    release();
  }
};

/** Says in a notice what the form would have shown, had the visitor stayed with it. */
const handOver = (result: WaitedFor, submission: FormInput['kind']): void => {
  if (result.status === 'sent') notices.show({ kind: 'delivered', submission });
  if (result.status === 'not-saved' || result.status === 'storage-full') {
    notices.show({ kind: 'unsaved', submission });
  }
  // What is saved shows in the count; what was refused, in a notice that follows the store.
};

/**
 * Saves and sends what a form holds, and says what became of it after the time the product sets.
 * Never rejects.
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
  if (!isMounted()) handOver(result, input.kind);
  if ('delivered' in result) {
    const { id } = result;
    void result.delivered.then((delivered) => {
      if (delivered && !isMounted()) handOver({ status: 'sent', id }, input.kind);
    });
  }
  return result;
};
