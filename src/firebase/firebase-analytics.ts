import { initializeAnalytics, isSupported } from 'firebase/analytics';
import type { FirebaseSettings } from '../env.ts';
import { firebaseApp } from './firebase-app.ts';

/** Starts counting page views. Only ever called after the visitor has agreed. */
export const startAnalytics = async (settings: FirebaseSettings): Promise<void> => {
  if (await isSupported()) initializeAnalytics(firebaseApp(settings));
};
