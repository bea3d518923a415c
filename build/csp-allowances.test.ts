import { expect, it } from 'vitest';
import { readSecurityHeaders } from '../server/site/security-headers.ts';
import { testDirectory } from '../server/testing/for-one-test.ts';
import { allowancesOf } from './csp-allowances.ts';
import { readEnv } from './read-env.ts';
import { firebaseSettings } from './testing/firebase-settings.ts';

/** The directives that the server sends for a site built with these settings. */
const policyOf = (settings: Readonly<Record<string, string>>) => {
  const problems: unknown[] = [];
  const hashes = { script: ['sha256-abc='], ...allowancesOf(readEnv(settings)) };
  const site = testDirectory({ 'csp-hashes.json': JSON.stringify(hashes) });
  const headers = readSecurityHeaders(site.path, {
    error: (problem: unknown) => void problems.push(problem),
  });
  const policy = headers(false)['content-security-policy'] ?? '';
  expect(problems).toEqual([]);
  return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/, 2)));
};

it('the default build is allowed to connect only to its own server', () => {
  expect(policyOf({})).toMatchObject({
    'script-src': "'self' 'sha256-abc='",
    'connect-src': "'self'",
    'img-src': "'self' data:",
    'trusted-types': 'site-worker',
  });
});

it('an absolute endpoint adds its origin only to connect-src', () => {
  expect(policyOf({ VITE_GRAPHQL_ENDPOINT: 'https://api.example:8443/v1/graphql' })).toEqual({
    ...policyOf({}),
    'connect-src': "'self' https://api.example:8443",
  });
});

it("Firebase with a server adds the analytics hosts, but not Firestore's", () => {
  const policy = policyOf(firebaseSettings);
  expect(policy).toMatchObject({
    'script-src': "'self' https://www.googletagmanager.com 'sha256-abc='",
    'img-src': "'self' data: https://*.google-analytics.com https://www.googletagmanager.com",
    'trusted-types': 'site-worker firebase-js-sdk-policy goog#html',
  });
  expect(policy['connect-src']).toContain('https://firebaseinstallations.googleapis.com');
  expect(policy['connect-src']).not.toContain('firestore');
});

it("Firebase without a server also adds Firestore's host", () => {
  const policy = policyOf({ ...firebaseSettings, VITE_GRAPHQL_ENDPOINT: 'none' });
  expect(policy['connect-src']).toContain("'self' https://firestore.googleapis.com ");
});
