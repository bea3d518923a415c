import { type FormEvent, useEffect, useRef, useState } from 'react';
import { constants } from '../../content/constants.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import { type AnyFields, fieldNames, type Kind, validate } from '../../submissions/kinds.ts';
import { signsOf, TRAP_FIELD } from '../../submissions/spam-signs.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { tabDraft } from '../drafts/drafts.ts';
import { notices } from '../notices/notices.ts';
import { useHoldsNotices } from '../notices/outcome-in-view.ts';
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
  | {
      readonly status: 'done';
      readonly outcome: 'sent' | 'saved';
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

// The outbox has no place in the first load. A page that cannot load it has saved nothing.
const submitAndWait = (input: FormInput, form: WaitingForm): Promise<WaitedFor> =>
  import('./submit-and-wait.ts').then(
    (loaded) => loaded.submitAndWait(input, form),
    () => ({ status: 'failed', reason: 'not-saved' }),
  );

const stateAfter = (result: WaitedFor, fields: AnyFields): FormState => {
  switch (result.status) {
    case 'sent':
    case 'saved':
      return { status: 'done', outcome: result.status, id: result.id, fields };
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

/** WebKit scrolls a field that gets the focus to below the bar and no further: its label stays hidden. */
const putCursorInto = (control: HTMLElement): void => {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
};

/** Both texts, unless one of them is in the other already. */
const joined = (kept: string, typed: string): string => {
  if (typed.includes(kept)) return typed;
  return kept.includes(typed) ? kept : `${kept}\n\n${typed}`;
};

/**
 * Puts `fields` into the form, over what stands in it or beside it: a line that was typed stays, and
 * a message that was begun again comes below the one that was kept.
 */
const fill = (form: HTMLFormElement, fields: AnyFields, over: boolean): boolean => {
  let filled = false;
  for (const [name, text] of Object.entries(fields)) {
    const control = controlOf(form, name);
    // What is hidden is not typed: its form sets it.
    if (!control || control.type === 'hidden') continue;
    const { value, localName } = control;
    const isFree = over || value === '';
    if (!isFree && localName !== 'textarea') continue;
    const next = isFree ? text : joined(text, value);
    if (next !== value) control.value = next;
    filled ||= next !== value && text !== '';
  }
  return filled;
};

/** What somebody has put into the form: nothing blank, nothing hidden. */
const typedIn = (form: HTMLFormElement, kind: Kind): AnyFields =>
  Object.fromEntries(
    fieldNames(kind).flatMap((name) => {
      const control = controlOf(form, name);
      const isTyped = control && control.type !== 'hidden' && control.value !== '';
      return isTyped ? [[name, control.value]] : [];
    }),
  );

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
  const [receipt, setReceipt] = useState<Receipt>();
  const stage = state.status === 'done' ? state.outcome : state.status;
  useHoldsNotices(stage === 'editing' ? undefined : stage, () => panel.current ?? form.current);

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
    const { outcome, id, fields } = state;
    if (outcome === 'sent') setReceipt({ id, fields, at: Date.now() });
    const timer = setTimeout(() => {
      // The panel has said so.
      if (outcome === 'saved') notices.dismissKind('connection-lost');
      focusReturns.current = panel.current?.contains(document.activeElement) ?? false;
      setState(idle);
    }, constants.outcomePanelMs);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (isDone) return;
    if (focusReturns.current) form.current?.focus({ preventScroll: true });
    focusReturns.current = false;
    const at = form.current;
    if (!at) return;
    let stop = () => {};
    let gone = false;
    // It can be read when the visitor has gone on to another page, too.
    void tabDraft(kind).then((draft) => {
      const restore = (over: boolean) => {
        const kept = draft.read();
        if (!kept) return;
        if (fill(at, kept, over)) setRestored(true);
        onRestore(kept, over);
      };
      restore(false);
      // Typed before there was any script to keep it.
      const typed = typedIn(at, kind);
      if (Object.keys(typed).length > 0) draft.write(typed);
      if (gone) return;
      stop = draft.onShow(() => {
        restore(true);
        const control = at.querySelector('textarea') ?? controlOf(at, 'email');
        if (control) putCursorInto(control);
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
    // The browser is posting it already (index.html). Posted again the words have the same id; from
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
    const draft = await tabDraft(kind);
    const result = await submitAndWait(
      { kind, fields: checked.fields, signs },
      { isMounted: () => mounted.current, onSafe: draft.clear },
    );
    underWay.current = false;
    if (!mounted.current) return;
    if (result.status === 'saved') {
      const { id } = result;
      void result.delivered.then((delivered) => {
        if (!delivered || !mounted.current || underWay.current) return;
        setState({ status: 'done', outcome: 'sent', id, fields: checked.fields });
      });
    }
    // The record has gone, or never was: the form alone has the text.
    if (result.status === 'refused' || result.status === 'failed') draft.write(typed);
    else setRestored(false);
    finish(stateAfter(result, checked.fields));
  };

  const keepDraft = async () => {
    const at = form.current;
    if (at) (await tabDraft(kind)).write(read(at, kind));
  };

  return {
    form,
    panel,
    state,
    isRestored,
    /** The last submission that was sent while its form waited. */
    receipt,
    isSubmitting: state.status === 'submitting',
    onSubmit,
    /** For every input, and for what a script changes. */
    keepDraft,
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
