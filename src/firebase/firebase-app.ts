import { type FirebaseApp, initializeApp } from 'firebase/app';
import { env } from '../env.ts';

let app: FirebaseApp | undefined;

/** The page's one Firebase app, made when it is first needed. Import it behind `__FIREBASE__` only. */
export const firebaseApp = (): FirebaseApp => {
  if (!env.firebase) throw new Error('Firebase is not configured');
  app ??= initializeApp({ ...env.firebase });
  return app;
};
