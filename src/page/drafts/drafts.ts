import { type AnyFields, fieldNames, type Kind, kindNames } from '../../submissions/kinds.ts';
import { formPlaces } from '../../submissions/native-forms.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { openedAt } from '../hydration.ts';
import { storageKeys } from '../storage-keys.ts';

/** The unsent text of one form in this tab. */
export interface Draft {
  read(): AnyFields | undefined;
  /** Keeps what is typed, as well as this browser allows. */
  write(fields: AnyFields): void;
  clear(): void;
  /**
   * Keeps another text, which the form does not show yet.
   * @throws DOMException when there is no room for it
   */
  keep(fields: AnyFields): void;
  /** Has the form show what is kept. */
  show(): void;
  onShow(listener: () => void): () => void;
}

const PREFIX = storageKeys.draftPrefix;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The stored object, of whatever release: what this one does not know stays in it. */
const parse = (stored: string, kind: Kind): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(stored);
    if (isRecord(value)) return value;
  } catch {
    // Half written, or changed by hand: its text is shown as it is.
  }
  return kind === 'contact' ? { message: stored } : {};
};

const isBlank = (fields: Readonly<Record<string, unknown>>) =>
  Object.values(fields).every((text) => text === '');

const draftAt = (tabKey: string, kind: Kind): Draft => {
  const key = kind === 'contact' ? tabKey : `${tabKey}:${kind}`;
  const shown = new EventTarget();
  // For a browser without storage: the text outlives the form, if not the page.
  let inMemory: Readonly<Record<string, unknown>> = {};

  const stored = (): Readonly<Record<string, unknown>> => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? inMemory : parse(text, kind);
    } catch {
      return inMemory;
    }
  };
  const keep = (fields: AnyFields): void => {
    localStorage.setItem(key, JSON.stringify({ ...stored(), ...fields }));
  };
  const clear = (): void => {
    inMemory = {};
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage that cannot be written holds no draft.
    }
  };
  return {
    keep,
    clear,
    read() {
      const all = stored();
      const fields = Object.fromEntries(
        fieldNames(kind).flatMap((name) => {
          const text = all[name];
          return typeof text === 'string' ? [[name, text]] : [];
        }),
      );
      return isBlank(fields) ? undefined : fields;
    },
    write(fields) {
      const all = { ...stored(), ...fields };
      if (isBlank(all)) return clear();
      inMemory = all;
      try {
        localStorage.setItem(key, JSON.stringify(all));
      } catch {
        // No storage or no room: the text is in the form, and in memory.
      }
    },
    show: () => void shown.dispatchEvent(new Event('show')),
    onShow(listener) {
      shown.addEventListener('show', listener);
      return () => shown.removeEventListener('show', listener);
    },
  };
};

// A reloaded page's lock is let go a moment after the new page asks for it; on a busy phone, seconds.
const OWN_DRAFT_WAIT_MS = 5_000;

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

// localStorage, not IndexedDB: it is written at once, also by a page that is being closed.
const keysOfTabs = (): ReadonlySet<string> =>
  new Set(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.split(':').slice(0, 2).join(':')),
  );

const findTabKey = async (): Promise<string> => {
  try {
    // This tab's own, after a reload; else one that a closed tab left behind; else a new one.
    const own = sessionStorage.getItem(storageKeys.ownDraft);
    if (own && (await claim(own, { signal: AbortSignal.timeout(OWN_DRAFT_WAIT_MS) }))) return own;
    const fresh = `${PREFIX}${createSubmissionId()}`;
    for (const key of [...keysOfTabs(), fresh]) {
      if (!(await claim(key, { ifAvailable: true }))) continue;
      sessionStorage.setItem(storageKeys.ownDraft, key);
      return key;
    }
    return fresh;
  } catch {
    // No storage here: reads find nothing, and what is written stays with the page.
    return PREFIX;
  }
};

type Drafts = Readonly<Record<Kind, Draft>>;

/** Where a form posted by the browser itself leads to, what it sent is no draft any more. */
const clearPosted = (drafts: Drafts): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  // Back or reloaded there, the draft is a later one.
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return;
  const kind = kindNames.find((each) => formPlaces[each].sent === openedAt());
  if (kind) drafts[kind].clear();
};

const find = async (): Promise<Drafts> => {
  const key = await findTabKey();
  const found = Object.fromEntries(kindNames.map((kind) => [kind, draftAt(key, kind)])) as Drafts;
  clearPosted(found);
  return found;
};

let drafts: Promise<Drafts> | undefined;

/**
 * This tab's draft for a form. Two open tabs never share one; a closed tab's is taken over. Never
 * rejects.
 */
export const tabDraft = async (kind: Kind): Promise<Draft> => {
  drafts ??= find();
  return (await drafts)[kind];
};
