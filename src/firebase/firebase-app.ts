import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '../env.ts';

let app: FirebaseApp | undefined;

/** The one Firebase app of this page. */
export const firebaseApp = (settings: FirebaseSettings): FirebaseApp => {
  app ??= initializeApp({ ...settings });
  return app;
};
