import { type FormEvent, useEffect, useRef, useState } from 'react';
import { constants } from '../../content/constants.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import { type AnyFields, fieldNames, type Kind, validate } from '../../submissions/kinds.ts';
import { signsOf, TRAP_FIELD } from '../../submissions/spam-signs.ts';
import { tabDraft } from '../drafts/drafts.ts';
import type { WaitedFor, WaitingForm } from './submit-and-wait.ts';

/** Why the last attempt ended in the form: neither saved nor sent, or refused by the server. */
export type FormFailure = 'storage-full' | 'not-saved' | 'refused';

type FormState =
  | {
      readonly status: 'editing';
      readonly problems: readonly FieldProblem[];
      readonly failure?: FormFailure;
    }
  | { readonly status: 'submitting' }
  | { readonly status: 'done'; readonly outcome: 'sent' | 'saved' };

const idle: FormState = { status: 'editing', problems: [] };

// The outbox has no place in the first load. A page that cannot load it has saved nothing.
const submitAndWait = (input: FormInput, form: WaitingForm): Promise<WaitedFor> =>
  import('./submit-and-wait.ts').then(
    (loaded) => loaded.submitAndWait(input, form),
    () => ({ status: 'failed', reason: 'not-saved' }),
  );

const stateAfter = (result: WaitedFor): FormState => {
  switch (result.status) {
    case 'sent':
    case 'saved':
      return { status: 'done', outcome: result.status };
    case 'refused':
      return { status: 'editing', problems: result.problems, failure: 'refused' };
    case 'failed':
      return { status: 'editing', problems: [], failure: result.reason };
  }
};

const textIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');

const read = (form: HTMLFormElement, kind: Kind): AnyFields =>
  Object.fromEntries(fieldNames(kind).map((name) => [name, textIn(form, name)]));

const controlOf = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
};

/** Puts `fields` into the form; what stands in it stays, unless `over` it. */
const fill = (form: HTMLFormElement, fields: AnyFields, over: boolean): boolean => {
  let filled = false;
  for (const [name, text] of Object.entries(fields)) {
    const control = controlOf(form, name);
    // What is hidden is not typed: its form sets it.
    if (!control || control.type === 'hidden' || (control.value !== '' && !over)) continue;
    control.value = text;
    filled ||= text !== '';
  }
  return filled;
};

/** Receives a draft that is put into the form: over what is typed there, or only where it is blank. */
type OnRestore = (kept: AnyFields, over: boolean) => void;
const ignore: OnRestore = () => {};

/**
 * A form that feeds the outbox: its states with the product's times, and its draft. The fields are
 * the browser's own, not React's, so that what was typed before hydration stays.
 */
export const useSubmissionForm = (kind: Kind, onRestore: OnRestore = ignore) => {
  const [state, setState] = useState<FormState>(idle);
  const [isRestored, setRestored] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const mounted = useRef(false);
  const focusReturns = useRef(false);
  const isDone = state.status === 'done';

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (state.status !== 'done') return;
    // The form, and with it the focused button, has just been replaced.
    panel.current?.focus();
    const timer = setTimeout(() => {
      focusReturns.current = panel.current?.contains(document.activeElement) ?? false;
      setState(idle);
    }, constants.outcomePanelMs);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (isDone) return;
    if (focusReturns.current) form.current?.focus({ preventScroll: true });
    focusReturns.current = false;
    let stop = () => {};
    let gone = false;
    void tabDraft(kind).then((draft) => {
      if (gone) return;
      const restore = (over: boolean) => {
        const kept = draft.read();
        if (!kept || !form.current) return;
        if (fill(form.current, kept, over)) setRestored(true);
        onRestore(kept, over);
      };
      restore(false);
      stop = draft.onShow(() => {
        restore(true);
        const body = form.current?.querySelector('textarea');
        (body ?? controlOf(form.current, 'email'))?.focus();
      });
    });
    return () => {
      gone = true;
      stop();
    };
  }, [isDone, kind, onRestore]);

  const finish = (next: FormState) => {
    setState(next);
    if (next.status !== 'editing') return;
    for (const { field } of next.problems) {
      const control = controlOf(form.current, field);
      if (!control) continue;
      control.focus();
      return;
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The state comes with the next rendering: a second press may be quicker.
    if (underWay.current) return;
    const typed = read(event.currentTarget, kind);
    const signs = signsOf(textIn(event.currentTarget, TRAP_FIELD));
    const checked = validate(kind, typed);
    if (!checked.ok) return finish({ status: 'editing', problems: checked.problems });
    underWay.current = true;
    setState({ status: 'submitting' });
    const draft = await tabDraft(kind);
    const result = await submitAndWait(
      { kind, fields: checked.fields, signs },
      { isMounted: () => mounted.current, onStored: draft.clear },
    );
    underWay.current = false;
    if (!mounted.current) return;
    // The record has gone, or never was: the form alone has the text.
    if (result.status === 'refused' || result.status === 'failed') draft.write(typed);
    else setRestored(false);
    finish(stateAfter(result));
  };

  const keepDraft = async () => {
    if (form.current) (await tabDraft(kind)).write(read(form.current, kind));
  };

  return {
    form,
    panel,
    state,
    isRestored,
    isSubmitting: state.status === 'submitting',
    onSubmit,
    /** For every input, and for what a script changes. */
    keepDraft,
    /** Puts the cursor into a field, after adding `text`, if any, at its end. */
    append(field: string, text: string): void {
      const control = controlOf(form.current, field);
      if (!control) return;
      control.focus();
      if (text === '') return;
      control.value = [control.value, text].filter(Boolean).join('\n\n');
      // As if typed: the draft is kept, and the field's error goes.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    async clearDraft(): Promise<void> {
      form.current?.reset();
      setRestored(false);
      (await tabDraft(kind)).clear();
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
