import type { AnyFields, Kind } from '../../submissions/kinds.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { storageKeys } from '../storage-keys.ts';

const { draftPrefix, ownDraft } = storageKeys;

/** `draft:<uuid of the tab>:<kind>`. */
const keyOf = (kind: Kind): string => {
  const own = sessionStorage.getItem(ownDraft) ?? `${draftPrefix}${createSubmissionId()}`;
  sessionStorage.setItem(ownDraft, own);
  return `${own}:${kind}`;
};

/** Keeps what is typed before the outbox has been loaded. Without storage it is in the form alone. */
export const keepEarly = (kind: Kind, fields: AnyFields): void => {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(fields));
  } catch {
    // The outbox says so, once it is there.
  }
};

/** It is in the outbox now. */
export const forgetEarly = (kind: Kind): void => {
  try {
    localStorage.removeItem(keyOf(kind));
  } catch {
    // Nothing was kept.
  }
};
