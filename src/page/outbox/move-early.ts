import * as v from 'valibot';
import { type AnyFields, kindNames } from '../../submissions/kinds.ts';
import type { Drafts } from '../../submissions/sending/outbox-types.ts';
import { storageKeys } from '../storage-keys.ts';
import { isOfThisPage } from './early-draft.ts';

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

/** Moves other pages' early drafts to the outbox. The next page retries failures. Never rejects. */
export const moveEarly = async (drafts: Pick<Drafts, 'adopt'>): Promise<void> => {
  try {
    for (const key of Object.keys(localStorage)) {
      const [prefix, uuid, name] = key.split(':');
      const kind = kindNames.find((each) => each === name);
      // This page's form saves its own text.
      if (`${prefix}:` !== draftPrefix || !kind || isOfThisPage(key)) continue;
      const isTaken = await drafts.adopt(`${draftPrefix}${uuid}`, kind, () => readEarly(key));
      if (isTaken) localStorage.removeItem(key);
    }
  } catch {
    // localStorage is not available, or the device is full.
  }
};
