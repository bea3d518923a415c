import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { constants } from '../../content/constants.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import { type AnyFields, type Kind, validate } from '../../submissions/kinds.ts';
import { signsOf, TRAP_FIELD } from '../../submissions/spam-signs.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { carryOver } from '../hydration.ts';
import { notices } from '../notices/notices.ts';
import { useHoldsNotices } from '../notices/outcome-in-view.ts';
import { afterVisible } from '../visibility.ts';
import { controlOf, putCursorInto, read, textIn } from './form-fields.ts';
import type { WaitedFor } from './submit-and-wait.ts';
import { type OnRestore, useFormDraft } from './use-form-draft.ts';

/** Why the last attempt ended in the form: its code did not come, or the server refused the text. */
export type FormFailure = 'not-loaded' | 'refused';

/** The outcome that the panel in place of the form shows. */
export type FormOutcome = 'sent' | 'saved' | 'not-saved' | 'storage-full';

type FormState =
  | {
      readonly status: 'editing';
      readonly problems: readonly FieldProblem[];
      readonly failure?: FormFailure;
    }
  | { readonly status: 'submitting' }
  | {
      readonly status: 'done';
      readonly outcome: FormOutcome;
      readonly id: SubmissionId;
      readonly fields: AnyFields;
    };

interface Receipt {
  readonly id: SubmissionId;
  readonly fields: AnyFields;
  /** When this page learnt of it, ms since the epoch. */
  readonly at: number;
}

const idle: FormState = { status: 'editing', problems: [] };

// The outbox has no place in the first load.
const submitAndWait = (input: FormInput, isMounted: () => boolean): Promise<WaitedFor> =>
  import('./submit-and-wait.ts').then(
    (loaded) => loaded.submitAndWait(input, isMounted),
    () => ({ status: 'not-loaded' }),
  );

const stateAfter = (result: WaitedFor, fields: AnyFields): FormState => {
  switch (result.status) {
    case 'refused':
      return { status: 'editing', problems: result.problems, failure: 'refused' };
    case 'not-loaded':
      return { status: 'editing', problems: [], failure: 'not-loaded' };
    default:
      return { status: 'done', outcome: result.status, id: result.id, fields };
  }
};

/**
 * A form that feeds the outbox: its states with the product's times, and its draft. The fields are
 * the browser's own, not React's, so that what was typed before hydration stays.
 */
export const useSubmissionForm = (kind: Kind, onRestore?: OnRestore) => {
  const [state, setState] = useState<FormState>(idle);
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const mounted = useRef(false);
  const focusReturns = useRef(false);
  const release = useRef<(isTold: boolean) => void>(undefined);
  /** The visitor, who may now leave the form, has seen that it was sent. */
  const isTold = useRef(false);
  const isDone = state.status === 'done';
  const [receipt, setReceipt] = useState<Receipt>();
  const stage = state.status === 'done' ? state.outcome : state.status;
  useHoldsNotices(stage === 'editing' ? undefined : stage, () => panel.current ?? form.current);

  const draft = useFormDraft({
    kind,
    form,
    isShown: !isDone,
    isBusy: () => underWay.current,
    onRestore,
    onProblems: (problems) => setState({ status: 'editing', problems }),
  });

  // Before the draft looks at what stands in it.
  useLayoutEffect(() => {
    if (form.current) carryOver(form.current);
  }, []);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      release.current?.(isTold.current);
    };
  }, []);

  useEffect(() => {
    if (state.status !== 'done') return;
    // The form, and with it the focused button, has just been replaced.
    panel.current?.focus();
    const { outcome, id, fields } = state;
    isTold.current = outcome === 'sent';
    if (isTold.current) setReceipt({ id, fields, at: Date.now() });
    return afterVisible(constants.outcomePanelMs, () => {
      release.current?.(isTold.current);
      // The panel has said so.
      if (outcome === 'saved') notices.dismissKind('connection-lost');
      focusReturns.current = panel.current?.contains(document.activeElement) ?? false;
      setState(idle);
    });
  }, [state]);

  useEffect(() => {
    if (isDone) return;
    if (focusReturns.current) form.current?.focus({ preventScroll: true });
    focusReturns.current = false;
  }, [isDone]);

  const finish = (next: FormState) => {
    setState(next);
    if (next.status !== 'editing') return;
    for (const { field } of next.problems) {
      const control = controlOf(form.current, field);
      if (!control) continue;
      putCursorInto(control);
      return;
    }
  };

  useEffect(() => {
    // From the browser's back-forward cache: that post is long over.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && form.current) delete form.current.dataset['posted'];
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    // The browser is posting it already (src/boot). Posted again the words have the same id; from
    // the outbox they would be a second message.
    if ('posted' in event.currentTarget.dataset) return;
    event.preventDefault();
    // The state comes with the next rendering: a second press may be quicker.
    if (underWay.current) return;
    const typed = read(event.currentTarget, kind);
    const signs = signsOf(textIn(event.currentTarget, TRAP_FIELD));
    const checked = validate(kind, typed);
    if (!checked.ok) return finish({ status: 'editing', problems: checked.problems });
    underWay.current = true;
    setState({ status: 'submitting' });
    setReceipt(undefined);
    const result = await submitAndWait(
      { kind, fields: checked.fields, signs },
      () => mounted.current,
    );
    underWay.current = false;
    if (!mounted.current) return;
    release.current = 'release' in result ? result.release : undefined;
    if ('delivered' in result) {
      const { id } = result;
      void result.delivered.then((delivered) => {
        if (!delivered || !mounted.current || underWay.current) return;
        setState({ status: 'done', outcome: 'sent', id, fields: checked.fields });
      });
    }
    const isInForm = result.status === 'not-loaded' || result.status === 'refused';
    if (!isInForm) draft.leave();
    // What could not come back is the outbox's: kept here, too, it would be two.
    else if (result.status === 'not-loaded' || result.isDraft) draft.keep();
    finish(stateAfter(result, checked.fields));
  };

  return {
    form,
    panel,
    state,
    isRestored: draft.isRestored,
    /** The last submission that was sent while its form waited. */
    receipt,
    isSubmitting: state.status === 'submitting',
    onSubmit,
    /** For every input, and for what a script changes. */
    keepDraft: draft.keep,
    /** For the end of an input. */
    keepDraftStrictly: draft.keepStrictly,
    clearDraft: draft.clear,
    /** Puts the cursor into a field, after adding `text`, if any, at its end. */
    append(field: string, text: string): void {
      const control = controlOf(form.current, field);
      if (!control) return;
      putCursorInto(control);
      if (text === '') return;
      control.value = [control.value, text].filter(Boolean).join('\n\n');
      // As if typed: the draft is kept, and the field's error goes.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Takes a field's error away as soon as the visitor types in it. */
    clearProblem: (field: string) =>
      setState((now) =>
        now.status === 'editing'
          ? { ...now, problems: now.problems.filter((problem) => problem.field !== field) }
          : now,
      ),
    problemOf: (field: string): string | undefined =>
      state.status === 'editing'
        ? state.problems.find((problem) => problem.field === field)?.message
        : undefined,
    /** Why the last attempt failed, and what is wrong with none of the fields on the page. */
    failure:
      state.status === 'editing' && state.failure
        ? {
            reason: state.failure,
            problems: state.problems.filter(({ field }) => !controlOf(form.current, field)),
          }
        : undefined,
  };
};
