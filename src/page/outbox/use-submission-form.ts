import { type FormEvent, useEffect, useRef, useState } from 'react';
import { constants } from '../../content/constants.ts';
import type { Drafts } from '../../outbox/drafts.ts';
import type { DraftRecord } from '../../outbox/record.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import { type AnyFields, fieldNames, type Kind, validate } from '../../submissions/kinds.ts';
import { signsOf, TRAP_FIELD } from '../../submissions/spam-signs.ts';
import type { SubmissionId } from '../../submissions/submission.ts';
import { retryLater } from '../connection/retry-later.ts';
import { notices } from '../notices/notices.ts';
import { useHoldsNotices } from '../notices/outcome-in-view.ts';
import { forgetEarly, keepEarly } from './early-draft.ts';
import { pageOutbox } from './page-outbox.ts';
import type { WaitedFor } from './submit-and-wait.ts';

/** Why the last attempt ended in the form: its code did not come, or the server refused the text. */
export type FormFailure = 'not-loaded' | 'refused';

/** What the panel in the form's place says. */
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

/** Whether somebody has put anything into the form that is not hidden. */
const isTypedIn = (form: HTMLFormElement, kind: Kind): boolean =>
  fieldNames(kind).some((name) => {
    const control = controlOf(form, name);
    return control && control.type !== 'hidden' && control.value !== '';
  });

/** What is worth keeping: nothing of a form in which nobody has typed. */
const draftIn = (form: HTMLFormElement, kind: Kind): AnyFields =>
  isTypedIn(form, kind)
    ? read(form, kind)
    : Object.fromEntries(fieldNames(kind).map((name) => [name, '']));

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
  const opened = useRef<Promise<Drafts>>(undefined);
  const isOpen = useRef(false);
  /** So that only a power cut could take it. */
  const isKept = useRef(true);
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

  const show = (at: HTMLFormElement, draft: DraftRecord | undefined) => {
    if (underWay.current) return;
    if (!draft) {
      // Another tab has it now.
      at.reset();
      setRestored(false);
      return;
    }
    const { fields } = draft.submission;
    // What was typed meanwhile stays.
    const over = !isTypedIn(at, kind);
    if (fill(at, fields, over)) setRestored(true);
    onRestore(fields, over);
    const { problems } = draft.state;
    if (problems?.length) setState({ status: 'editing', problems });
  };

  /** The drafts of this tab, once the form shows the one it is to show. */
  const open = (at: HTMLFormElement): Promise<Drafts> => {
    if (opened.current !== undefined) return opened.current;
    const opening = pageOutbox().then(async ({ drafts }) => {
      // Where the device keeps nothing there is none.
      const found = await drafts.find(kind).catch(() => undefined);
      if (found) show(at, found);
      isOpen.current = true;
      return drafts;
    });
    opened.current = opening;
    opening.catch(() => {
      opened.current = undefined;
    });
    return opening;
  };

  const keep = (durability?: 'strict') => {
    const at = form.current;
    if (!at || underWay.current) return;
    isKept.current = durability === 'strict';
    const isEarly = !isOpen.current;
    if (isEarly && isTypedIn(at, kind)) keepEarly(kind, draftIn(at, kind));
    const tryToKeep = () => {
      open(at).then(
        async (drafts) => {
          // What could not be erased is shown again.
          await drafts.type(kind, () => draftIn(at, kind), durability).catch(() => {});
          if (isEarly) forgetEarly(kind);
        },
        // Its code was lost on the way. The form is read once it is here, left or not.
        () => retryLater(tryToKeep),
      );
    };
    tryToKeep();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form on the page
  useEffect(() => {
    if (isDone) return;
    if (focusReturns.current) form.current?.focus({ preventScroll: true });
    focusReturns.current = false;
    const at = form.current;
    if (!at) return;
    opened.current = undefined;
    isOpen.current = false;
    let stop = () => {};
    let gone = false;
    const start = () =>
      open(at).then(
        (drafts) => {
          if (gone) return;
          stop = drafts.onShow(kind, (draft) => {
            show(at, draft);
            const control = at.querySelector('textarea') ?? controlOf(at, 'email');
            if (draft && control) putCursorInto(control);
          });
          // Typed before there was any script to keep it.
          if (isTypedIn(at, kind)) keep();
        },
        () => retryLater(() => void (gone || start())),
      );
    void start();
    const keepWell = () => {
      if (document.visibilityState === 'hidden' && !isKept.current) keep('strict');
    };
    document.addEventListener('visibilitychange', keepWell);
    return () => {
      gone = true;
      stop();
      document.removeEventListener('visibilitychange', keepWell);
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
    const result = await submitAndWait(
      { kind, fields: checked.fields, signs },
      () => mounted.current,
    );
    underWay.current = false;
    if (!mounted.current) return;
    if ('delivered' in result) {
      const { id } = result;
      void result.delivered.then((delivered) => {
        if (!delivered || !mounted.current || underWay.current) return;
        setState({ status: 'done', outcome: 'sent', id, fields: checked.fields });
      });
    }
    const isInForm = result.status === 'not-loaded' || result.status === 'refused';
    if (!isInForm) setRestored(false);
    // What could not come back is the outbox's: kept here, too, it would be two.
    else if (result.status === 'not-loaded' || result.isDraft) keep();
    finish(stateAfter(result, checked.fields));
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
    keepDraft: () => keep(),
    /** For the end of an input. */
    keepDraftWell: () => {
      if (!isKept.current) keep('strict');
    },
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
      try {
        const { drafts } = await pageOutbox();
        await drafts.clear(kind);
      } catch {
        // It could not be erased: it stays in sight, and the button with it.
        return;
      }
      form.current?.reset();
      setRestored(false);
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
