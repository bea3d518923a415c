import { constants } from '../../content/constants.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import type { Submission, SubmissionId } from '../../submissions/submission.ts';
import { notices } from '../notices/notices.ts';
import { requestSync } from './background-sync.ts';
import { claimedSubmissions } from './claimed-submissions.ts';
import { pageOutbox } from './page-outbox.ts';

/** What the form shows in the end. */
export type WaitedFor =
  | { readonly status: 'sent'; readonly id: SubmissionId }
  /** On this device, not receipted yet; `delivered` says whether it is by the end of its panel. */
  | { readonly status: 'saved'; readonly id: SubmissionId; readonly delivered: Promise<boolean> }
  | { readonly status: 'refused'; readonly problems: readonly FieldProblem[] }
  /** Neither saved nor delivered: the words must stay in the form. */
  | { readonly status: 'failed'; readonly reason: 'storage-full' | 'not-saved' };

export interface WaitingForm {
  /** False once the visitor has left it: the outcome then becomes a notice. */
  readonly isMounted: () => boolean;
  /** The submission is on the device, or has been delivered without: its draft can go. */
  readonly onSafe: () => void;
}

const until = async (time: number): Promise<void> => {
  const ms = time - performance.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};

// Tried again with the same words, it keeps its id: an answer may have been lost.
let unsaved: Submission | undefined;
const hasSameWords = (a: Submission, b: Submission) =>
  a.kind === b.kind && JSON.stringify(a.fields) === JSON.stringify(b.fields);

const waitForOutcome = async (
  outbox: Outbox,
  id: SubmissionId,
  shownAt: number,
  form: WaitingForm,
): Promise<WaitedFor> => {
  claimedSubmissions.claim(id);
  const release = () => claimedSubmissions.release(id);
  const outcome = await outbox.finalOutcomeOf(id, Math.max(0, shownAt - performance.now()));
  if (!outcome) {
    // The panel says it: list, count and notices do not say it again beside it.
    const later = form.isMounted()
      ? outbox.finalOutcomeOf(id, constants.outcomePanelMs)
      : Promise.resolve(undefined);
    return {
      status: 'saved',
      id,
      delivered: later.then((known) => known?.type === 'delivered').finally(release),
    };
  }
  try {
    await until(shownAt);
    if (outcome.type === 'delivered') return { status: 'sent', id };
    const { problems } = outcome;
    // Its words are still in the form. Where it has gone, the outbox keeps them and says so.
    if (form.isMounted()) await outbox.cancel(id).catch(() => {});
    return { status: 'refused', problems };
  } finally {
    release();
  }
};

const deliverUnsaved = async (
  outbox: Outbox,
  submission: Submission,
  isFull: boolean,
): Promise<WaitedFor> => {
  unsaved = unsaved && hasSameWords(unsaved, submission) ? unsaved : submission;
  const outcome = await outbox.deliverDirectly(unsaved);
  if (outcome.status === 'try-later') {
    return { status: 'failed', reason: isFull ? 'storage-full' : 'not-saved' };
  }
  const { id } = unsaved;
  unsaved = undefined;
  return outcome.status === 'delivered' ? { status: 'sent', id } : outcome;
};

const submit = async (
  { kind, fields, signs }: FormInput,
  shownAt: number,
  form: WaitingForm,
): Promise<WaitedFor> => {
  const outbox = await pageOutbox();
  const submitted = await outbox.submit(kind, fields, signs);
  if (submitted.saved) {
    form.onSafe();
    void requestSync();
    // From now on there is something to lose when the browser tidies up. It asks nobody, or once.
    void navigator.storage?.persist?.().catch(() => false);
    return waitForOutcome(outbox, submitted.id, shownAt, form);
  }
  if (submitted.reason === 'invalid') return { status: 'refused', problems: submitted.problems };
  const result = await deliverUnsaved(outbox, submitted.submission, submitted.failure === 'full');
  if (result.status === 'sent') form.onSafe();
  return result;
};

/** Says in a notice what the form would have shown, had the visitor stayed with it. */
const handOver = (result: WaitedFor, submission: FormInput['kind']): void => {
  if (result.status === 'sent') notices.show({ kind: 'delivered', submission });
  if (result.status === 'failed') notices.show({ kind: 'not-sent', submission });
  // What is saved shows in the count; what was refused, in a notice that follows the store.
};

/**
 * Saves and sends what a form holds, and says what became of it after the time the product sets.
 * Never rejects.
 */
export const submitAndWait = async (input: FormInput, form: WaitingForm): Promise<WaitedFor> => {
  const shownAt = performance.now() + constants.submittingMinimumMs;
  const result = await submit(input, shownAt, form).catch(
    // The outbox's own code could not be loaded: nothing is saved.
    (): WaitedFor => ({ status: 'failed', reason: 'not-saved' }),
  );
  await until(shownAt);
  if (!form.isMounted()) handOver(result, input.kind);
  if (result.status === 'saved') {
    const { id } = result;
    void result.delivered.then((delivered) => {
      if (delivered && !form.isMounted()) handOver({ status: 'sent', id }, input.kind);
    });
  }
  return result;
};
