declare global {
  /** Whether Firebase is configured, known to the bundler: code behind it is left out if not. */
  const __FIREBASE__: boolean;
  const __ENV__: Env;
}

/** Build-time settings. */
export interface Env {
  /**
   * Where GraphQL operations are posted: `/graphql` of this site or an absolute https URL. Null where
   * there is no server and submissions go to Firestore.
   */
  readonly graphqlEndpoint: string | null;
  /** The site's public origin, for canonical and share URLs; no slash at the end. */
  readonly siteUrl: string;
  /** `RETENTION_DAYS`: how long messages are kept, if not as long as usual. */
  readonly retentionDays: number | null;
  /** Present only when all seven values are set; without it no Firebase code is loaded. */
  readonly firebase: FirebaseSettings | null;
}

export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  readonly measurementId: string;
}

/** The build has read and checked them (`build/read-env.ts`). */
export const env: Env = __ENV__;
