import { constants } from '../../content/constants.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import type { Submission } from '../../submissions/submission.ts';
import { requestSync } from './background-sync.ts';
import { foreground } from './foreground.ts';
import { pageOutbox } from './page-outbox.ts';

/** What the visitor who waits is told in the end. */
export type WaitedFor =
  | { readonly status: 'sent' }
  /** On this device, not receipted yet. */
  | { readonly status: 'saved' }
  | { readonly status: 'refused'; readonly problems: readonly FieldProblem[] }
  /** Neither saved nor delivered: the words must stay in the form. */
  | { readonly status: 'failed'; readonly reason: 'storage-full' | 'not-saved' };

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

// Tried again with the same words, it keeps its id: an answer may have been lost.
let unsaved: Submission | undefined;
const sameWords = (a: Submission, b: Submission) =>
  a.kind === b.kind && JSON.stringify(a.fields) === JSON.stringify(b.fields);

const submit = async (input: FormInput, until: number): Promise<WaitedFor> => {
  const outbox = await pageOutbox();
  const submitted = await outbox.submit(input.kind, input.fields, input.signs);

  if (submitted.saved) {
    const { id } = submitted;
    void requestSync();
    // From now on there is something to lose when the browser tidies up. It asks nobody, or once.
    void navigator.storage?.persist?.().catch(() => false);
    const verdict = await foreground.hold(id, () =>
      outbox.verdictOn(id, Math.max(0, until - performance.now())),
    );
    if (verdict?.type === 'delivered') return { status: 'sent' };
    if (verdict?.type !== 'refused') return { status: 'saved' };
    // Its words are still in the form.
    await outbox.cancel(id);
    return { status: 'refused', problems: verdict.problems };
  }
  if (submitted.reason === 'invalid') return { status: 'refused', problems: submitted.problems };

  unsaved = unsaved && sameWords(unsaved, submitted.submission) ? unsaved : submitted.submission;
  const outcome = await outbox.deliverDirectly(unsaved);
  if (outcome.status === 'try-later') {
    return {
      status: 'failed',
      reason: submitted.failure === 'full' ? 'storage-full' : 'not-saved',
    };
  }
  unsaved = undefined;
  return outcome.status === 'delivered' ? { status: 'sent' } : outcome;
};

/**
 * Saves and sends what a form holds, and says what became of it after the time the product sets.
 * Never rejects.
 */
export const submitAndWait = async (input: FormInput): Promise<WaitedFor> => {
  const until = performance.now() + constants.submittingMinimumMs;
  const result = await submit(input, until).catch(
    // The outbox's own code could not be loaded: nothing is saved.
    (): WaitedFor => ({ status: 'failed', reason: 'not-saved' }),
  );
  await wait(Math.max(0, until - performance.now()));
  return result;
};
