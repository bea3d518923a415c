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

/** Saves text typed before the outbox has loaded. Does nothing without storage. */
export const keepEarly = (kind: Kind, fields: AnyFields): void => {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(fields));
  } catch {
    // The outbox, once loaded, reports that storage fails.
  }
};

/** Call this once the text is in the outbox. */
export const forgetEarly = (kind: Kind): void => {
  try {
    localStorage.removeItem(keyOf(kind));
  } catch {
    // Without storage, no text was saved.
  }
};
