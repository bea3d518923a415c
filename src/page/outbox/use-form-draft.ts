import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadPatiently } from '../../loading/load.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import type { AnyFields, Kind } from '../../submissions/kinds.ts';
import type { DraftRecord, Drafts } from '../../submissions/sending/outbox-types.ts';
import { forgetEarly, keepEarly } from './early-draft.ts';
import { controlOf, draftIn, fill, isTypedIn, putCursorInto } from './form-fields.ts';
import { pageOutbox } from './page-outbox.ts';

/** Called when a draft is put into the form. If `over` is false, typed text is kept. */
export type OnRestore = (kept: AnyFields, over: boolean) => void;

interface FormDraft {
  readonly kind: Kind;
  readonly form: RefObject<HTMLFormElement | null>;
  /** False while a panel replaces the form. */
  readonly isShown: boolean;
  readonly isBusy: () => boolean;
  readonly onRestore: OnRestore | undefined;
  /** Called with the problems that the server found when the draft was last sent. */
  readonly onProblems: (problems: readonly FieldProblem[]) => void;
}

/** Shows a form's draft, which is a record in the outbox, and saves the text on every input. */
export const useFormDraft = ({ kind, form, isShown, isBusy, onRestore, onProblems }: FormDraft) => {
  const [isRestored, setRestored] = useState(false);
  const opened = useRef<Promise<Drafts>>(undefined);
  const isOpen = useRef(false);
  /** How many times Send has been pressed. Input before the last press is no longer a draft. */
  const sends = useRef(0);
  /** Whether the last input was saved with strict durability, so that it survives a power cut. */
  const isKept = useRef(true);

  const show = (at: HTMLFormElement, draft: DraftRecord | undefined) => {
    if (isBusy()) return;
    if (!draft) {
      // Another tab has taken over the draft.
      at.reset();
      setRestored(false);
      return;
    }
    const { fields } = draft.submission;
    // Keeps text that the visitor typed before the draft was found.
    const over = !isTypedIn(at, kind);
    if (fill(at, fields, over)) setRestored(true);
    onRestore?.(fields, over);
    const { problems } = draft.state;
    if (problems?.length) onProblems(problems);
  };

  /** Resolves to the drafts of this tab once the form shows its draft. */
  const open = (at: HTMLFormElement): Promise<Drafts> => {
    opened.current ??= loadPatiently(pageOutbox).then(async ({ drafts }) => {
      // If storage fails, there is no draft.
      const found = await drafts.find(kind).catch(() => undefined);
      if (found) show(at, found);
      isOpen.current = true;
      return drafts;
    });
    return opened.current;
  };

  const keepAs = (durability: 'relaxed' | 'strict') => {
    const at = form.current;
    if (!at || isBusy()) return;
    isKept.current = durability === 'strict';
    const isEarly = !isOpen.current;
    const before = sends.current;
    if (isEarly && isTypedIn(at, kind)) keepEarly(kind, draftIn(at, kind));
    // Reads the form once the outbox has loaded, even if the visitor has left the page meanwhile.
    void open(at).then(async (drafts) => {
      if (sends.current !== before) return;
      try {
        await drafts.type(kind, () => draftIn(at, kind), durability);
        if (isEarly) forgetEarly(kind);
      } catch {
        // If storage fails, the text stays in the form and in the early copy.
      }
    });
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
    void open(at).then((drafts) => {
      if (gone) return;
      stop = drafts.onShow(kind, (draft) => {
        show(at, draft);
        const control = at.querySelector('textarea') ?? controlOf(at, 'email');
        if (draft && control) putCursorInto(control);
      });
      // Saves text that the visitor typed before the script had loaded.
      if (isTypedIn(at, kind)) keep();
    });
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
    /** Call this when the visitor presses Send. */
    send: () => {
      sends.current += 1;
    },
    /** Call this when the outbox has the text. */
    leave: () => setRestored(false),
    async clear(): Promise<void> {
      try {
        const { drafts } = await pageOutbox();
        await drafts.clear(kind);
      } catch {
        // The draft could not be erased, so the form still shows it and the button that clears it.
        return;
      }
      form.current?.reset();
      setRestored(false);
    },
  };
};
