import { type NameLocks, OWN_NAME_WAIT_MS } from '../../outbox/drafts.ts';
import { type DraftRecord, newDraft } from '../../outbox/record.ts';
import type { OutboxStore } from '../../outbox/store.ts';
import { type AnyFields, fieldNames, type Kind, kindNames } from '../../submissions/kinds.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { storageKeys } from '../storage-keys.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (stored: string, kind: Kind): AnyFields => {
  const blank = Object.fromEntries(fieldNames(kind).map((name) => [name, '']));
  try {
    const value: unknown = JSON.parse(stored);
    if (isRecord(value)) {
      const texts = Object.entries(value).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      });
      return { ...blank, ...Object.fromEntries(texts) };
    }
  } catch {
    // Half written, or changed by hand: its text is shown as it is.
  }
  return kind === 'contact' ? { ...blank, message: stored } : blank;
};

/** Of a key as early-draft.ts makes it. */
const readKey = (key: string) => {
  const [prefix = '', uuid = '', kindName = 'contact'] = key.split(':');
  const kind = kindNames.find((each) => each === kindName);
  return `${prefix}:` === storageKeys.draftPrefix && kind
    ? { owner: `${prefix}:${uuid}`, kind }
    : undefined;
};

/**
 * Takes over the drafts in localStorage: of earlier releases, whose open pages keep their own, and of
 * pages that had no outbox yet. Never rejects: what cannot be moved stays.
 */
export const moveEarlierDrafts = async (
  store: OutboxStore,
  locks: NameLocks | undefined,
): Promise<void> => {
  const move = async (key: string): Promise<void> => {
    const found = readKey(key);
    const stored = localStorage.getItem(key);
    if (!found || stored === null) return;
    const { owner, kind } = found;
    const fields = parse(stored, kind);
    const isBlank = fieldNames(kind).every((name) => !fields[name]);
    const isSame = ({ submission }: DraftRecord) =>
      JSON.stringify(submission.fields) === JSON.stringify(fields);
    // Moved before, by a page that was killed before the next line, it is there.
    const isThere = (await store.list()).drafts.some(isSame);
    const draft = newDraft(kind, createSubmissionId(), fields, owner, Date.now());
    if (!isBlank && !isThere) await store.keepDraft(draft, 'strict');
    localStorage.removeItem(key);
  };
  try {
    for (const key of Object.keys(localStorage)) {
      const owner = readKey(key)?.owner;
      if (!owner) continue;
      if (!locks) {
        await move(key);
        continue;
      }
      const isOwn = sessionStorage.getItem(storageKeys.ownDraft) === owner;
      const options = isOwn
        ? { signal: AbortSignal.timeout(OWN_NAME_WAIT_MS) }
        : { ifAvailable: true };
      await locks.request(owner, options, async (lock) => lock && move(key));
    }
  } catch {
    // No localStorage, or no room: there was none, or they are tried again by the next page.
  }
};
