import {
  type Analytics,
  initializeAnalytics,
  isSupported,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics';
import { firebaseApp } from './firebase-app.ts';

let running: Analytics | undefined;

/** Starts counting page views. Only ever called after the visitor has agreed. */
export const startAnalytics = async (): Promise<void> => {
  if (!(await isSupported())) return;
  running ??= initializeAnalytics(firebaseApp());
  setAnalyticsCollectionEnabled(running, true);
};

/** Ends it on this page, which has Google's script until it is left. */
export const stopAnalytics = (): void => {
  if (running) setAnalyticsCollectionEnabled(running, false);
};
