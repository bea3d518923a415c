import {
  type Analytics,
  initializeAnalytics,
  isSupported,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics';
import { firebaseApp } from './firebase-app.ts';

let running: Analytics | undefined;

/** Call this only after the visitor has agreed. */
export const startAnalytics = async (): Promise<void> => {
  if (!(await isSupported())) return;
  running ??= initializeAnalytics(firebaseApp);
  setAnalyticsCollectionEnabled(running, true);
};

/** Google's script stays loaded until the document is closed. */
export const stopAnalytics = (): void => {
  if (running) setAnalyticsCollectionEnabled(running, false);
};
