import { loadEnv } from 'vite';
import { site } from '../src/content/site.ts';
import type { Env, FirebaseSettings } from '../src/env.ts';
import { SETTING_PREFIXES } from '../tools/build-inputs.mjs';

const OWN_ENDPOINT = '/graphql';

const firebaseNames = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
  measurementId: 'VITE_FIREBASE_MEASUREMENT_ID',
} as const satisfies Record<keyof FirebaseSettings, string>;

// The path on this site's server, or a URL whose host is valid in the Content Security Policy.
const isEndpoint = (text: string): boolean =>
  text === OWN_ENDPOINT ||
  (/^https:\/\/[\w.-]+(?::\d+)?(?:\/[^\s?#]*)?$/.test(text) && URL.canParse(text));

/** Missing and empty settings get their defaults. @throws Error that names all invalid settings */
export const readEnv = (raw: Readonly<Record<string, unknown>>): Env => {
  const problems: string[] = [];
  const text = (name: string, fallback = ''): string => String(raw[name] ?? '').trim() || fallback;

  const endpoint = text('VITE_GRAPHQL_ENDPOINT', OWN_ENDPOINT);
  const graphqlEndpoint = endpoint === 'none' ? null : endpoint;
  if (graphqlEndpoint !== null && !isEndpoint(graphqlEndpoint)) {
    problems.push(
      `VITE_GRAPHQL_ENDPOINT must be ${OWN_ENDPOINT}, an https:// URL without a query, or none`,
    );
  }
  const siteUrl = text('VITE_SITE_URL', `https://${site.domain}`).replace(/\/+$/, '');
  if (!/^https?:\/\/[^\s/?#]+$/.test(siteUrl)) {
    problems.push('VITE_SITE_URL must be an origin such as https://www.example.co.za');
  }
  const days = text('RETENTION_DAYS');
  const retentionDays = days === '' ? null : Number(days);
  // Must match the rule in server/settings.ts.
  if (
    retentionDays !== null &&
    !(/^\d+$/.test(days) && retentionDays >= 1 && retentionDays <= 36_500)
  ) {
    problems.push('RETENTION_DAYS must be a whole number from 1 to 36500');
  }
  const names = Object.entries(firebaseNames);
  const missing = names.map(([, name]) => name).filter((name) => text(name) === '');
  if (missing.length > 0 && missing.length < names.length) {
    problems.push(`Firebase needs all of its values or none; missing: ${missing.join(', ')}`);
  }
  if (graphqlEndpoint === null && missing.length > 0) {
    problems.push(
      'VITE_GRAPHQL_ENDPOINT=none sends to Firestore, so the Firebase values are needed',
    );
  }
  if (problems.length > 0) throw new Error(`Invalid settings:\n- ${problems.join('\n- ')}`);

  const firebase = missing.length
    ? null
    : (Object.fromEntries(names.map(([key, name]) => [key, text(name)])) as Record<
        keyof FirebaseSettings,
        string
      >);
  return { graphqlEndpoint, siteUrl, retentionDays, firebase };
};

/** Reads the settings of a build from `.env` files and the environment. */
export const loadSettings = (mode: string): Env =>
  readEnv(loadEnv(mode, process.cwd(), SETTING_PREFIXES));
