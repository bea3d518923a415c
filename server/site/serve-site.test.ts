import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/for-one-test.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const page = (title: string) => `<!doctype html><title>${title}</title>`;
const SCRIPT = `console.log(${'1 + '.repeat(200)}1);`;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({
    site: {
      'index.html': page('Home'),
      'about.html': page('About'),
      'about.html.br': brotliCompressSync(page('About')),
      'about.html.gz': gzipSync(page('About')),
      '404.html': page('Not found'),
      'services.html': page('Services'),
      'services/cloud.html': page('Cloud'),
      'services/cloud.md': '# Cloud',
      'index.md': '# Home',
      'services/_other.html': page('Services grid'),
      'team/_other.html': page('Team member not found'),
      'assets/main-a1B2.js': SCRIPT,
      'assets/main-a1B2.js.gz': gzipSync(SCRIPT),
      'images/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'images/Mixed.png': 'png',
      'sw.js': 'self',
      'robots.txt': 'User-agent: *',
      '.well-known/security.txt': 'Contact: mailto:x@y.example',
      '.well-known/.secret': 'SECRET=1',
      'csp-hashes.json': '{}',
      'build-facts.json': '{}',
      '.vite/manifest.json': '{}',
      '.env': 'SECRET=1',
    },
  });
  server.write('../outside.txt', 'outside');
  await server.app.listen({ port: 0 });
  return server.stop;
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers });

// Uses a real socket, because `inject` normalizes paths.
const getAsWritten = async (path: string) => {
  const request = httpRequest(server.app.listeningOrigin, { path, agent: false }).end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no response');
  const { statusCode, headers } = response;
  return { statusCode, headers, body: await text(response) };
};

describe('a page', () => {
  it.each([
    ['/', 'Home', 200],
    ['/?utm_source=x', 'Home', 200],
    ['/about', 'About', 200],
    ['/services/cloud', 'Cloud', 200],
    ['/services/unknown', 'Services grid', 200],
    ['/team/m9999', 'Team member not found', 404],
    ['/nothing/here', 'Not found', 404],
    ['/404', 'Not found', 404],
  ])('at %s has the text "%s" and the status %i', async (url, title, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toBe(page(title));
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/SERVICES//Cloud/?gclid=A%20B&x', '/services/cloud?gclid=A%20B&x'],
    ['/about.html', '/about'],
    ['/about.html?a=1', '/about?a=1'],
    ['/index.html', '/'],
    ['/About.HTML', '/about.html'],
    ['/IMAGES/hero.svg', '/images/hero.svg'],
  ])('at %s redirects to %s', async (url, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('is sent to the service worker under its file name, without a redirect', async () => {
    for (const file of ['/about.html', '/404.html', '/services/_other.html?__WB_REVISION__=1']) {
      const response = await get(file, { 'sec-fetch-mode': 'cors' });
      expect(response.statusCode).toBe(200);
      expect(response.headers.vary).toContain('sec-fetch-mode');
    }
  });

  it.each([
    '//evil.example',
    '//evil.example/..%2f',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F/evil.example/',
  ])('at %s does not redirect to another site', async (url) => {
    const { statusCode, headers } = await getAsWritten(url);
    expect([301, 404]).toContain(statusCode);
    if (statusCode === 301) expect(headers.location).toMatch(/^\/[\w%]/);
  });
});

describe('a file', () => {
  const YEAR = 'public, max-age=31536000, immutable';
  it.each([
    ['/assets/main-a1B2.js', 'text/javascript; charset=utf-8', YEAR],
    ['/images/Mixed.png', 'image/png', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('at %s has the type %s and is cached as %s', async (url, type, cache) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': cache,
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it.each([
    ['/services/cloud.md', '/services/cloud'],
    ['/index.md', '/'],
  ])('at %s names %s as canonical', async (url, canonical) => {
    const { headers, body } = await get(url);
    expect(headers['link']).toBe(`<${canonical}>; rel="canonical"`);
    expect(body).toMatch(/^# /);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
    ['', undefined],
  ])('requested with Accept-Encoding %j has Content-Encoding %s', async (accepted, encoding) => {
    const response = await get('/about', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    const body = unpack ? unpack(response.rawPayload) : response.rawPayload;
    expect(body.toString()).toBe(page('About'));
  });

  it('is sent uncompressed if the build did not compress it', async () => {
    const { headers } = await get('/assets/main-a1B2.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again, in any encoding, to a client that already has it', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = { 'accept-encoding': encoding };
      const etag = String((await get('/about', accept)).headers.etag);
      tags.add(etag);
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await get('/about', { ...accept, 'if-none-match': known });
        expect([again.statusCode, again.body]).toEqual([304, '']);
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
      }
      expect((await get('/about', { ...accept, 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  it('is sent whole even for a Range request, with Accept-Ranges: none', async () => {
    const { statusCode, headers, body } = await get('/robots.txt', { range: 'bytes=0-3' });
    expect([statusCode, headers['accept-ranges'], body]).toEqual([200, 'none', 'User-agent: *']);
  });

  it('is sent as it was when the server started, while another release replaces it', async () => {
    const { app, settings, write } = await testApp({ site: { 'a.txt': 'a', 'b.txt': 'b' } });
    write('a.txt', 'newer');
    rmSync(join(settings.siteDir, 'b.txt'));
    expect([(await app.inject('/a.txt')).body, (await app.inject('/b.txt')).body]).toEqual([
      'a',
      'b',
    ]);
  });

  it('is omitted from the response to HEAD', async () => {
    const { statusCode, headers, body } = await server.app.inject({
      method: 'HEAD',
      url: '/about',
    });
    const { length } = page('About');
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', `${length}`]);
  });

  it('of an earlier release results in a short 404, which browsers do not cache', async () => {
    const { statusCode, headers, body } = await get('/assets/Old-XyZ.js');
    expect([statusCode, body, headers['cache-control']]).toEqual([404, 'Not found\n', 'no-store']);
  });
});

describe('a hostile request', () => {
  const outside = ['../outside.txt', '..%2foutside.txt', '%2e%2e/outside.txt'];
  const paths = [
    ...outside.flatMap((path) => [`/${path}`, `/assets/../${path}`, `/images/${path}`]),
    ...['/..\\outside.txt', '/..%5coutside.txt', '/....//outside.txt', '/%252e%252e/outside.txt'],
    ...['/etc/passwd', '//etc/passwd', '/.env', '/%2eenv', '/.well-known/.secret'],
    ...['/.vite/manifest.json', '/csp-hashes.json', '/build-facts.json', '/about.html.br'],
    ...['/assets/main-a1B2.js.gz', '/assets', '/images', '/.well-known', '/about.html/x'],
    ...['/%00', '/about.html%00.js', '/%', '/%zz', '/%E0%A4%A', '/%c0%ae%c0%ae/x'],
    ...[`/team/${'x'.repeat(5000)}`, `/${'x/'.repeat(2000)}y`],
    `/team/${'%F0%9F%98%80'.repeat(400)}`,
    ...['/__proto__', '/constructor/prototype', '/team/__proto__', '/toString'],
    ...['*', 'http://evil.example/about', '/;id=1'],
  ];
  it.each(paths.map((path) => [path.slice(0, 60), path]))(
    'gets 404 if its path is %s',
    async (_, path) => {
      let response = await getAsWritten(path);
      if (response.statusCode === 301) {
        response = await getAsWritten(String(response.headers.location));
      }
      expect(response.statusCode).toBe(404);
      expect(response.body).toMatch(/[Nn]ot found/);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'gets 405 if its method is %s, even with a large body',
    async (method) => {
      for (const url of ['/about', '/nothing', '/healthz', '/graphql/', '/%zz']) {
        const response = await server.app.inject({
          method,
          url,
          headers: { 'content-type': 'text/nonsense' },
          payload: 'x'.repeat(2_000_000),
        });
        expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
        expect(response.json()).toEqual({ error: 'Method not allowed' });
      }
    },
  );
});

it('the server responds with 404 if the site has not been built', async () => {
  const empty = await testApp();
  const response = await empty.app.inject('/');
  expect([response.statusCode, response.body]).toEqual([404, 'Not found\n']);
});
