import type { Env } from '../src/env.ts';

// Firebase's SDK requests the first two hosts of `connect`; Google documents the others:
// https://developers.google.com/tag-platform/security/guides/csp
const analytics = {
  scriptHosts: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  // The SDK needs the first policy to add a script; that script creates the second policy.
  trustedTypes: ['firebase-js-sdk-policy', 'goog#html'],
};

const nothing = { scriptHosts: [], image: [], connect: [], trustedTypes: [] };

const submissionHost = (endpoint: string | null): readonly string[] => {
  if (endpoint === null) return ['https://firestore.googleapis.com'];
  return endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
};

/** Hosts and Trusted Types policies that a build needs, for `server/site/security-headers.ts`. */
export const allowancesOf = ({ graphqlEndpoint, firebase }: Env) => {
  const { scriptHosts, image, connect, trustedTypes } = firebase ? analytics : nothing;
  return {
    scriptHosts,
    image,
    connect: [...submissionHost(graphqlEndpoint), ...connect],
    trustedTypes: ['site-worker', ...trustedTypes],
  };
};
