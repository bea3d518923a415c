import { beforeAll, expect, it } from 'vitest';
import { requestFor } from '../../src/submissions/operation.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aContactMessage } from '../testing/testing.ts';

const SITE = 'https://www.company.example';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    allowedOrigins: [SITE, 'https://company.example:8443'],
    totalRateLimit: { submissions: 1, seconds: 600 },
  });
  return server.stop;
});

const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-spam-signs',
    },
  });

const post = (payload: object, headers: Readonly<Record<string, string>> = { origin: SITE }) =>
  server.app.inject({ method: 'POST', url: '/graphql', headers, payload });

it.each([SITE, 'https://company.example:8443'])('pages of %s may post', async (origin) => {
  const { statusCode, headers } = await preflight(origin);
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, x-spam-signs',
    'access-control-max-age': '86400',
  });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

it.each(['https://evil.example', 'http://www.company.example', `${SITE}.evil.example`, 'null'])(
  'pages of %s may not post',
  async (origin) => {
    for (const { headers } of [await preflight(origin), await post({}, { origin })]) {
      expect(headers.vary).toBe('origin');
      expect(Object.keys(headers).join()).not.toContain('access-control');
    }
  },
);

it('a page of an allowed origin may read every response and its Retry-After header', async () => {
  const readable = {
    'access-control-allow-origin': SITE,
    'access-control-expose-headers': 'retry-after',
  };
  const stored = await post(requestFor(aContactMessage()));
  expect(stored.json().data.sendContactMessage.__typename).toBe('SubmissionReceipt');
  const limited = await post(requestFor(aContactMessage()));
  expect(limited.headers['retry-after']).toBeDefined();
  for (const answer of [stored, limited, await post({ query: '{' })]) {
    expect(answer.headers).toMatchObject(readable);
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

it('CORS headers are sent only at /graphql', async () => {
  for (const url of ['/', '/healthz', '/forms/contact']) {
    const { headers } = await server.app.inject({ url, headers: { origin: SITE } });
    expect(Object.keys(headers).join()).not.toContain('access-control');
  }
});
