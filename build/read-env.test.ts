import { expect, test } from 'vitest';
import { site } from '../src/content/site.ts';
import { readEnv } from './read-env.ts';
import { firebaseSettings } from './testing/firebase-settings.ts';

test('every setting has a default', () => {
  expect(readEnv({})).toEqual({
    graphqlEndpoint: '/graphql',
    siteUrl: `https://${site.domain}`,
    retentionDays: null,
    firebase: null,
  });
});

test('Firebase is configured when all seven values are set', () => {
  expect(readEnv(firebaseSettings).firebase).toMatchObject({ apiKey: 'key', measurementId: 'G-1' });
});

test('a single error names every invalid setting', () => {
  const raw = {
    ...firebaseSettings,
    VITE_FIREBASE_APP_ID: ' ',
    VITE_GRAPHQL_ENDPOINT: 'graphql',
    VITE_SITE_URL: 'example.co.za',
  };
  expect(() => readEnv(raw)).toThrow(/VITE_GRAPHQL_ENDPOINT.*VITE_SITE_URL.*VITE_FIREBASE_APP_ID/s);
});

test.each([
  ...['//evil.example/graphql', 'http://api.example/graphql', '/a b', '/v1/graphql'],
  ...['https://', 'https:///graphql', 'https://[::1]/graphql'],
  ...['https://user:password@api.example/graphql', 'https://api.example:99999/graphql'],
  ...['https://api.example/graphql#top', 'https://api.example/graphql?tenant=1'],
  'https://api.example;script-src/graphql',
])('the endpoint %s is rejected', (endpoint) => {
  expect(() => readEnv({ VITE_GRAPHQL_ENDPOINT: endpoint })).toThrow('VITE_GRAPHQL_ENDPOINT');
});

test.each(['https://api.example', 'https://api.example:8443/v1/graphql', '/graphql'])(
  'the endpoint %s is accepted',
  (endpoint) => {
    expect(readEnv({ VITE_GRAPHQL_ENDPOINT: endpoint }).graphqlEndpoint).toBe(endpoint);
  },
);

test.each(['0', '1.5', '-1', '36501', '1e2', 'never'])('RETENTION_DAYS %s is rejected', (days) => {
  expect(() => readEnv({ RETENTION_DAYS: days })).toThrow('RETENTION_DAYS');
});

test('the retention period is read in days', () => {
  expect(readEnv({ RETENTION_DAYS: ' 365 ' }).retentionDays).toBe(365);
});

test('Firebase is required if there is no server', () => {
  const none = { VITE_GRAPHQL_ENDPOINT: 'none' };
  expect(readEnv({ ...firebaseSettings, ...none }).graphqlEndpoint).toBeNull();
  expect(() => readEnv(none)).toThrow('Firestore');
});
