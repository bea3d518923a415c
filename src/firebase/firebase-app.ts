import { initializeApp } from 'firebase/app';
import { env } from '../env.ts';

/** The page's Firebase app. Import this module only if `__FIREBASE__` is true. */
export const firebaseApp = initializeApp({ ...env.firebase });
