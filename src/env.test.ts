import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'auth.example',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_MEASUREMENT_ID: 'G-1',
};

test('everything has a default', () => {
  expect(readEnv({})).toEqual({
    graphqlEndpoint: '/graphql',
    siteUrl: 'https://kuvula.example',
    firebase: null,
  });
});

test('Firebase is there when all seven values are', () => {
  expect(readEnv(firebase).firebase).toMatchObject({ apiKey: 'key', measurementId: 'G-1' });
});

test('one error names everything that is wrong', () => {
  const raw = {
    ...firebase,
    VITE_FIREBASE_APP_ID: ' ',
    VITE_GRAPHQL_ENDPOINT: 'graphql',
    VITE_SITE_URL: 'kuvula.example',
  };
  expect(() => readEnv(raw)).toThrow(
    /VITE_GRAPHQL_ENDPOINT[\s\S]*VITE_SITE_URL[\s\S]*VITE_FIREBASE_APP_ID/,
  );
});

test.each(['//evil.example/graphql', 'http://api.example/graphql', '/a b'])(
  'the endpoint %s is refused',
  (endpoint) => {
    expect(() => readEnv({ VITE_GRAPHQL_ENDPOINT: endpoint })).toThrow('VITE_GRAPHQL_ENDPOINT');
  },
);

test('without a server there must be Firebase', () => {
  expect(readEnv({ ...firebase, VITE_GRAPHQL_ENDPOINT: 'none' }).graphqlEndpoint).toBeNull();
  expect(() => readEnv({ VITE_GRAPHQL_ENDPOINT: 'none' })).toThrow('Firestore');
});
