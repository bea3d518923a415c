import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { constants } from '../../content/constants.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import { type AnyFields, controlFor, type Kind, validate } from '../../submissions/kinds.ts';
import { formAction } from '../../submissions/native-forms.ts';
import { signsOf, TRAP_FIELD } from '../../submissions/spam-signs.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { carryOver } from '../hydration.ts';
import { notices } from '../notices/notices.ts';
import { useHoldsNotices } from '../notices/outcome-in-view.ts';
import { afterVisible } from '../visibility.ts';
import { controlOf, putCursorInto, read, textIn } from './form-fields.ts';
import type { WaitedFor } from './submit-and-wait.ts';
import { type OnRestore, useFormDraft } from './use-form-draft.ts';

type FormState =
  | {
      readonly status: 'editing';
      readonly problems: readonly FieldProblem[];
      /** Why the last attempt failed. The text is in the form again. */
      readonly failure?: 'not-loaded' | 'refused';
    }
  | { readonly status: 'submitting' }
  | {
      readonly status: 'done';
      readonly outcome: 'sent' | 'saved' | 'not-saved' | 'storage-full';
      readonly id: SubmissionId;
      readonly fields: AnyFields;
    };

interface Receipt {
  readonly id: SubmissionId;
  readonly fields: AnyFields;
  /** When the delivery was reported to this page, in ms since the epoch. */
  readonly at: number;
}

const idle: FormState = { status: 'editing', problems: [] };

// Imported on demand, so that pages load without the outbox.
const submitAndWait = (input: FormInput, isShown: () => boolean): Promise<WaitedFor> =>
  import('./submit-and-wait.ts').then(
    (loaded) => loaded.submitAndWait(input, isShown),
    () => ({ status: 'not-loaded', problems: [], isDraft: true }),
  );

/**
 * Manages a form that submits to the outbox: its states with their minimum display times, and its
 * draft. The fields are uncontrolled, so that text typed before hydration is kept.
 */
export const useSubmissionForm = (kind: Kind, onRestore?: OnRestore) => {
  const [state, setState] = useState<FormState>(idle);
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const mounted = useRef(false);
  const focusReturns = useRef(false);
  const release = useRef<(isTold: boolean) => void>(undefined);
  /** Whether the visitor has seen the confirmation of the delivery. */
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

  // Runs before the draft reads the fields.
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
    // The form, including its focused button, has just been replaced.
    panel.current?.focus();
    const { outcome, id, fields } = state;
    isTold.current = outcome === 'sent';
    if (isTold.current) setReceipt({ id, fields, at: Date.now() });
    return afterVisible(constants.outcomePanelMs, () => {
      release.current?.(isTold.current);
      // The panel has already told the visitor that there is no connection.
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

  const correct = (problems: readonly FieldProblem[], failure?: 'not-loaded' | 'refused') => {
    setState({ status: 'editing', problems, ...(failure && { failure }) });
    const wrong = problems.map(({ field }) => controlOf(form.current, field)).find(Boolean);
    if (wrong) putCursorInto(wrong);
  };

  useEffect(() => {
    // After a return from the back/forward cache, the browser is no longer posting the form.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && form.current) delete form.current.dataset['posted'];
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    // The browser is already posting the form (src/boot). The outbox would send a second message.
    if ('posted' in event.currentTarget.dataset) return;
    event.preventDefault();
    // A second click may be faster than the next render, which updates `state`.
    if (underWay.current) return;
    const typed = read(event.currentTarget, kind);
    const signs = signsOf(textIn(event.currentTarget, TRAP_FIELD));
    const checked = validate(kind, typed);
    if (!checked.ok) return correct(checked.problems);
    // A navigation changes the URL before it replaces `main`. The footer's form is on every page.
    const path = event.currentTarget.closest('main') && location.pathname;
    const isShown = () => mounted.current && (path ?? location.pathname) === location.pathname;
    underWay.current = true;
    draft.send();
    setState({ status: 'submitting' });
    setReceipt(undefined);
    const result = await submitAndWait({ kind, fields: checked.fields, signs }, isShown);
    underWay.current = false;
    if (!mounted.current) return;
    // If the form is not shown, `submitAndWait` has already released the submission.
    release.current = isShown() && 'release' in result ? result.release : undefined;
    if ('problems' in result) {
      // If the outbox has the text, a draft would duplicate it.
      if (result.isDraft) draft.keep();
      return correct(result.problems, result.status);
    }
    draft.leave();
    const show = (outcome: typeof result.status) =>
      setState({ status: 'done', outcome, id: result.id, fields: checked.fields });
    show(result.status);
    if (result.status === 'sent') return;
    const isDelivered = await result.delivered;
    if (isDelivered && isShown() && !underWay.current) show('sent');
  };

  return {
    panel,
    state,
    formProps: {
      ref: form,
      method: 'post',
      action: formAction(kind),
      tabIndex: -1,
      noValidate: true,
      onSubmit,
      onInput: draft.keep,
      onBlur: draft.keepStrictly,
    },
    /** Returns the attributes of a field. Its error disappears as soon as the visitor types. */
    fieldProps: (name: string) => ({
      ...controlFor(kind, name),
      readOnly: state.status === 'submitting',
      error:
        state.status === 'editing'
          ? state.problems.find(({ field }) => field === name)?.message
          : undefined,
      onInput: () =>
        setState((now) =>
          now.status === 'editing'
            ? { ...now, problems: now.problems.filter(({ field }) => field !== name) }
            : now,
        ),
    }),
    isRestored: draft.isRestored,
    /** The last submission that was delivered while its form or panel was shown. */
    receipt,
    isSubmitting: state.status === 'submitting',
    /** Call this after a script has changed a field. */
    keepDraft: draft.keep,
    clearDraft: draft.clear,
    /** Focuses a field. Also appends `text`, unless `text` is empty. */
    append(field: string, text: string): void {
      const control = controlOf(form.current, field);
      if (!control) return;
      putCursorInto(control);
      if (text === '') return;
      control.value = [control.value, text].filter(Boolean).join('\n\n');
      // Like typing, this saves the draft and clears the field's error.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Why the last attempt failed, and the problems of fields that are not shown. */
    failure:
      state.status === 'editing' && state.failure
        ? {
            reason: state.failure,
            problems: state.problems.filter(({ field }) => !controlOf(form.current, field)),
          }
        : undefined,
  };
};
