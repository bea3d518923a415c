/** The settings of a site that uses Firebase. */
export const firebaseSettings = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'auth.example',
  VITE_FIREBASE_PROJECT_ID: 'demo-site',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_MEASUREMENT_ID: 'G-1',
} as const;
