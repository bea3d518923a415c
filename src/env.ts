import type { FirebaseOptions } from 'firebase/app';

declare global {
  /** Whether Firebase is configured. A build-time constant, so that unused code is removed. */
  const __FIREBASE__: boolean;
  const __ENV__: Env;
}

export type FirebaseSettings = Readonly<Required<Omit<FirebaseOptions, 'databaseURL'>>>;

export interface Env {
  /** `/graphql`, or an absolute https URL. If null, submissions go to Firestore instead. */
  readonly graphqlEndpoint: string | null;
  /** The site's public origin without a slash at the end, for canonical and share URLs. */
  readonly siteUrl: string;
  /** `RETENTION_DAYS`: how long messages are kept, or null for the default. */
  readonly retentionDays: number | null;
  /** Null unless all seven values are set. If null, no Firebase code is loaded. */
  readonly firebase: FirebaseSettings | null;
}

/** The settings from `build/read-env.ts`. */
export const env: Env = __ENV__;
