import { type RefObject, useEffect, useRef, useState } from 'react';
import { retryLater } from '../../loading/retry-later.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import type { AnyFields, Kind } from '../../submissions/kinds.ts';
import type { DraftRecord, Drafts } from '../../submissions/sending/outbox-types.ts';
import { forgetEarly, keepEarly } from './early-draft.ts';
import { controlOf, draftIn, fill, isTypedIn, putCursorInto } from './form-fields.ts';
import { pageOutbox } from './page-outbox.ts';

/** Receives a draft that is put into the form: over what is typed there, or only where it is blank. */
export type OnRestore = (kept: AnyFields, over: boolean) => void;

interface FormDraft {
  readonly kind: Kind;
  readonly form: RefObject<HTMLFormElement | null>;
  /** False while something else stands in the form's place. */
  readonly isShown: boolean;
  /** The text in the form is being sent. */
  readonly isBusy: () => boolean;
  readonly onRestore: OnRestore | undefined;
  /** The problems of the draft when it was last sent. */
  readonly onProblems: (problems: readonly FieldProblem[]) => void;
}

/** Has a form show its draft, a record of the outbox, and keeps what is typed in it. */
export const useFormDraft = ({ kind, form, isShown, isBusy, onRestore, onProblems }: FormDraft) => {
  const [isRestored, setRestored] = useState(false);
  const opened = useRef<Promise<Drafts>>(undefined);
  const isOpen = useRef(false);
  /** So that only a power cut could take it. */
  const isKept = useRef(true);

  const show = (at: HTMLFormElement, draft: DraftRecord | undefined) => {
    if (isBusy()) return;
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
    onRestore?.(fields, over);
    const { problems } = draft.state;
    if (problems?.length) onProblems(problems);
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

  const keepAs = (durability: 'relaxed' | 'strict') => {
    const at = form.current;
    if (!at || isBusy()) return;
    isKept.current = durability === 'strict';
    const isEarly = !isOpen.current;
    if (isEarly && isTypedIn(at, kind)) keepEarly(kind, draftIn(at, kind));
    const tryToKeep = () => {
      open(at).then(
        async (drafts) => {
          // Text that could not be erased is shown again.
          await drafts.type(kind, () => draftIn(at, kind), durability).catch(() => {});
          if (isEarly) forgetEarly(kind);
        },
        // Its code was lost on the way. The form is read once it is here, left or not.
        () => retryLater(tryToKeep),
      );
    };
    tryToKeep();
  };
  const keep = () => keepAs('relaxed');
  const keepStrictly = () => {
    if (!isKept.current) keepAs('strict');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form on the page
  useEffect(() => {
    const at = form.current;
    if (!isShown || !at) return;
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
    const onHide = () => {
      if (document.visibilityState === 'hidden') keepStrictly();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      gone = true;
      stop();
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [isShown, kind, onRestore]);

  return {
    isRestored,
    keep,
    keepStrictly,
    /** The text has gone on its way. */
    leave: () => setRestored(false),
    async clear(): Promise<void> {
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
  };
};
