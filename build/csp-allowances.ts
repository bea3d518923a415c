import type { Env } from '../src/env.ts';

/** A build's additions to the Content Security Policy; see `server/site/security-headers.ts`. */
interface Allowances {
  readonly scriptHosts: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly trustedTypes: readonly string[];
}

// Firebase's SDK requests the first two hosts of `connect`; Google documents the others:
// https://developers.google.com/tag-platform/security/guides/csp
const analytics: Allowances = {
  scriptHosts: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  // The SDK's policy for the one script that it adds, and that script's own policy.
  trustedTypes: ['firebase-js-sdk-policy', 'goog#html'],
};

const submissionHost = (endpoint: string | null): readonly string[] => {
  if (endpoint === null) return ['https://firestore.googleapis.com'];
  return endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
};

/** The hosts and Trusted Types policies that a site built with these settings needs. */
export const allowancesOf = ({ graphqlEndpoint, firebase }: Env): Allowances => {
  const more = firebase ? analytics : undefined;
  return {
    scriptHosts: more?.scriptHosts ?? [],
    image: more?.image ?? [],
    connect: [...submissionHost(graphqlEndpoint), ...(more?.connect ?? [])],
    trustedTypes: ['site-worker', ...(more?.trustedTypes ?? [])],
  };
};
