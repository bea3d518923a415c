import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from './testing/for-one-test.ts';
import { failingWith, type TestApp } from './testing/test-app.ts';

const site = { 'index.html': '<!doctype html>' };
let server: TestApp;

beforeEach(async () => {
  server = await testApp({ site });
});

const policyOf = async (url: string) =>
  String((await server.app.inject(url)).headers['content-security-policy']);

describe('a response', () => {
  it.each(['/', '/nothing', '/%zz', '/graphql', '/healthz', '/Moved', '/assets/gone.js'])(
    'has the security headers: %s',
    async (url) => {
      const { headers } = await server.app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
          "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('allows the hashes and hosts of the build', async () => {
    const allowed = {
      script: ['sha256-AAAA='],
      style: ['sha256-BBBB=', 'sha256-CCCC='],
      connect: ['https://firestore.googleapis.com'],
      trustedTypes: ['site-worker'],
    };
    server = await testApp({ site: { ...site, 'csp-hashes.json': JSON.stringify(allowed) } });
    const policy = await policyOf('/');
    expect(policy).toContain("script-src 'self' 'sha256-AAAA=';");
    expect(policy).toContain("style-src 'self' 'sha256-BBBB=' 'sha256-CCCC=';");
    expect(policy).toContain("connect-src 'self' https://firestore.googleapis.com;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site-worker");
  });

  it('allows nothing extra if csp-hashes.json contains an invalid entry', async () => {
    const hashes = '{"script":["*; script-src \'unsafe-inline\'"]}';
    server = await testApp({ site: { ...site, 'csp-hashes.json': hashes } });
    expect(await policyOf('/')).not.toContain('unsafe');
    expect(server.logged()).toContain('csp-hashes.json');
  });

  it('allows styles but no scripts if it is an SVG file', async () => {
    server = await testApp({ site: { 'a.svg': '<svg/>' } });
    expect(await policyOf('/a.svg')).toMatch(
      /^default-src 'none';.*style-src 'unsafe-inline'; sandbox$/,
    );
  });
});

it('HSTS is sent only if a trusted proxy reports https', async () => {
  const asked = { url: '/', headers: { 'x-forwarded-proto': 'https' } };
  const trusting = await testApp({ site, trustProxy: 'loopback' });
  const [direct, proxied] = await Promise.all([
    server.app.inject(asked),
    trusting.app.inject(asked),
  ]);
  expect(direct.headers).not.toHaveProperty('strict-transport-security');
  expect(proxied.headers['strict-transport-security']).toBe('max-age=31536000');
});

describe('/healthz', () => {
  it('reports ok and the release while the database is reachable', async () => {
    const { statusCode, headers, body } = await server.app.inject('/healthz');
    expect([statusCode, body, headers['cache-control']]).toEqual([
      200,
      '{"status":"ok","version":"sources","commit":null}',
      'no-store',
    ]);
  });

  it('reports a failing database', async () => {
    server = await testApp({}, failingWith(new Error('no such table')));
    const { statusCode, body } = await server.app.inject('/healthz');
    expect([statusCode, body]).toEqual([503, '{"status":"unavailable","reason":"unknown"}']);
  });
});
