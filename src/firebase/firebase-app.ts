import { type FirebaseApp, initializeApp } from 'firebase/app';
import { env } from '../env.ts';

let app: FirebaseApp | undefined;

/** Returns the page's Firebase app. Import this module only if `__FIREBASE__` is true. */
export const firebaseApp = (): FirebaseApp => {
  if (!env.firebase) throw new Error('Firebase is not configured');
  app ??= initializeApp({ ...env.firebase });
  return app;
};
