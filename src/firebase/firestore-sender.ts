import { FirebaseError } from 'firebase/app';
import { doc, getFirestore, setDoc } from 'firebase/firestore/lite';
import type { FirebaseSettings } from '../env.ts';
import { type Send, tryLater } from '../outbox/outcome.ts';
import { firebaseApp } from './firebase-app.ts';

/**
 * Delivers into the Firestore collection `submissions`, for a site without a server of its own.
 * The submission's id is the document's: a replay writes the same document again, and
 * `firestore.rules` refuse other content under an id that is taken.
 */
export const createFirestoreSender = (settings: FirebaseSettings): Send => {
  const database = getFirestore(firebaseApp(settings));
  return async ({ id, kind, composedAt, fields }) => {
    try {
      await setDoc(doc(database, 'submissions', id), { kind, composedAt, ...fields });
      return { status: 'delivered', receivedAt: new Date().toISOString() };
    } catch (error) {
      // A refusal may be a mistake in the rules rather than in the message: it is kept and tried
      // again, and the visitor sees it waiting.
      const answered = error instanceof FirebaseError && error.code !== 'unavailable';
      return tryLater(answered ? 'http-status' : 'no-network', !answered);
    }
  };
};
