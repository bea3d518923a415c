import * as v from 'valibot';
import { type AnyFields, kindNames } from '../../submissions/kinds.ts';
import type { Drafts } from '../../submissions/sending/outbox-types.ts';
import { storageKeys } from '../storage-keys.ts';

const { draftPrefix } = storageKeys;

const Texts = v.record(v.string(), v.string());

const readEarly = (key: string): AnyFields | undefined => {
  try {
    const parsed = v.safeParse(Texts, JSON.parse(localStorage.getItem(key) ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Moves early drafts (early-draft.ts) into the outbox. If that fails, the next page tries again.
 * Never rejects.
 */
export const moveEarly = async (drafts: Pick<Drafts, 'adopt'>): Promise<void> => {
  try {
    for (const key of Object.keys(localStorage)) {
      const [prefix, uuid, name] = key.split(':');
      const kind = kindNames.find((each) => each === name);
      if (`${prefix}:` !== draftPrefix || !kind) continue;
      const isTaken = await drafts.adopt(`${draftPrefix}${uuid}`, kind, () => readEarly(key));
      if (isTaken) localStorage.removeItem(key);
    }
  } catch {
    // localStorage is not available, or the device is full.
  }
};
