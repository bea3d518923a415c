import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/for-one-test.ts';
import { mailSettings } from '../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aContactMessage } from '../testing/testing.ts';

const token = 'a-token-of-some-length';

describe('/metrics', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({
      metricsToken: token,
      rateLimit: { submissions: 2, seconds: 600 },
      mail: mailSettings(1),
    });
    return server.stop;
  });

  const read = async (authorization?: string) =>
    server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

  it('counts submissions by result, rejections by limit, emails, and database calls', async () => {
    const first = aContactMessage();
    await server.send(first);
    await server.send(first);
    await server.send(aContactMessage({ message: '' }));
    await server.send();
    await server.send();
    const { body, headers } = await read(`Bearer ${token}`);
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    const figure = (name: string) =>
      body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1);
    const fates = ['stored', 'replay', 'invalid', 'limited'].map((fate) =>
      figure(`website_submissions_total{kind="contact",fate="${fate}"}`),
    );
    expect(fates).toEqual(['2', '1', '1', '1']);
    expect(figure('website_rate_limited_total{limit="address"}')).toBe('1');
    expect(figure('website_mails{state="waiting"}')).toBe('2');
    expect(Number(figure('website_database_seconds_count{operation="write"}'))).toBeGreaterThan(1);
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain(first.fields.email);
  });

  it.each([undefined, token, 'Bearer', `Bearer ${token}x`, `Basic ${token}`])(
    'rejects a missing or wrong token: %s',
    async (authorization) => {
      const { statusCode, headers, body } = await read(authorization);
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(body).not.toContain('website_');
    },
  );
});

it('the server responds with 404 at /metrics if no token is set', async () => {
  const server = await testApp();
  const { statusCode, body } = await server.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer undefined' },
  });
  expect([statusCode, body.includes('website_')]).toEqual([404, false]);
});
