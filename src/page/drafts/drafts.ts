import { object, parse, string } from 'valibot';
import type { FieldsOf } from '../../submissions/kinds.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { takeShared } from './take-shared-text.ts';

/** The unsent text of this tab's contact form. */
export interface Draft {
  read(): ContactFields | undefined;
  /** Keeps what is typed, as well as this browser allows. */
  write(fields: ContactFields): void;
  clear(): void;
  /**
   * Puts another text into the form.
   * @throws DOMException when it cannot be kept; the form is then as it was
   */
  replace(fields: ContactFields): void;
  onReplaced(listener: () => void): () => void;
}

type ContactFields = FieldsOf<'contact'>;

const PREFIX = 'draft:';
const fieldsSchema = object({ name: string(), email: string(), message: string() });

// localStorage, not IndexedDB: it is written at once, also by a page that is being closed.
const read = (key: string): ContactFields | undefined => {
  try {
    return parse(fieldsSchema, JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
};

const isEmpty = ({ name, email, message }: ContactFields) => !(name || email || message);

const replaced = new EventTarget();

const draftAt = (key: string): Draft => ({
  replace(fields) {
    localStorage.setItem(key, JSON.stringify(fields));
    replaced.dispatchEvent(new Event('replaced'));
  },
  onReplaced(listener) {
    replaced.addEventListener('replaced', listener);
    return () => replaced.removeEventListener('replaced', listener);
  },
  read: () => read(key),
  write(fields) {
    try {
      if (isEmpty(fields)) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(fields));
    } catch {
      // No storage or no room: the text is still in the form.
    }
  },
  clear() {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage that cannot be written holds no draft.
    }
  },
});

// A reloaded page's lock is let go a moment after the new page asks for it.
const OWN_DRAFT_WAIT_MS = 1_000;

/** Holds `key` for as long as this tab lives. False: another tab has it. */
const claim = (key: string, options: LockOptions): Promise<boolean> => {
  const { locks } = navigator;
  // Without locks a tab cannot be told from its duplicate; they then share one draft.
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(key, options, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => {}) : undefined;
      })
      .catch(() => resolve(false));
  });
};

const keysOfDrafts = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

const find = async (): Promise<Draft> => {
  try {
    // This tab's own, after a reload; else one that a closed tab left behind; else a new one.
    const own = sessionStorage.getItem('draft');
    if (own && (await claim(own, { signal: AbortSignal.timeout(OWN_DRAFT_WAIT_MS) }))) {
      return draftAt(own);
    }
    const fresh = `${PREFIX}${createSubmissionId()}`;
    for (const key of [...keysOfDrafts(), fresh]) {
      if (!(await claim(key, { ifAvailable: true }))) continue;
      sessionStorage.setItem('draft', key);
      return draftAt(key);
    }
    return draftAt(fresh);
  } catch {
    // No storage here: reads find nothing, and what is written stays in the form alone.
    return draftAt(PREFIX);
  }
};

const nothing: ContactFields = { name: '', email: '', message: '' };

const findWithShared = async (): Promise<Draft> => {
  const found = await find();
  await takeShared((text) => {
    const kept = found.read() ?? nothing;
    const message = [kept.message, text].filter(Boolean).join('\n\n');
    found.replace({ ...kept, message });
  });
  return found;
};

let draft: Promise<Draft> | undefined;

/**
 * This tab's draft, with what another app has shared added at its end. Two open tabs never share
 * one; a closed tab's is taken over. Never rejects.
 */
export const tabDraft = (): Promise<Draft> => {
  draft ??= findWithShared();
  return draft;
};
