import type { AnyFields, Kind } from '../../submissions/kinds.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { storageKeys } from '../storage-keys.ts';

const { draftPrefix, ownDraft } = storageKeys;

/** Returns the key `draft:<uuid of the tab>:<kind>`. */
const keyOf = (kind: Kind): string => {
  const own = sessionStorage.getItem(ownDraft) ?? `${draftPrefix}${createSubmissionId()}`;
  sessionStorage.setItem(ownDraft, own);
  return `${own}:${kind}`;
};

/** The keys that this page has written. They stay the same even if the outbox renames the tab. */
const written = new Map<Kind, string>();

export const isOfThisPage = (key: string): boolean => [...written.values()].includes(key);

/** Saves text typed before the outbox has loaded. Does nothing without storage. */
export const keepEarly = (kind: Kind, fields: AnyFields): void => {
  try {
    const key = written.get(kind) ?? keyOf(kind);
    localStorage.setItem(key, JSON.stringify(fields));
    written.set(kind, key);
  } catch {
    // Once loaded, the outbox reports that storage fails.
  }
};

/** Call this once the text is in the outbox. */
export const forgetEarly = (kind: Kind): void => {
  try {
    const key = written.get(kind);
    if (key) localStorage.removeItem(key);
    written.delete(kind);
  } catch {
    // Without storage, no text was saved.
  }
};
