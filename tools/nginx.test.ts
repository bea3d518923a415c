import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls, type SecureVersion, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listenOptions } from '../server/listening.ts';
import { listen } from '../server/testing/free-port.ts';
import { startTestApp, type TestApp } from '../server/testing/test-app.ts';
import { makeDirectory, uniqueContactMessage } from '../server/testing/testing.ts';
import { site } from '../src/content/site.ts';
import { unavailablePage } from '../src/prerender/unavailable-page.ts';
import { requestFor } from '../src/submissions/operation.ts';
import { lacks } from './testing/needs.ts';
import { arriveAt, connectFrom, type Nginx, startNginx } from './testing/nginx.ts';

// Runs `deploy/nginx.conf` in front of the real server. A visit requests every file separately, as
// if the offline copy had no archives.

const PEOPLE = 60;
const FILES = 300;
/** The GraphQL queries of one first visit. */
const QUERIES = 4;

const files = Array.from({ length: FILES }, (_, n) => `file-${n}.txt`);

let directory: ReturnType<typeof makeDirectory>;
let server: TestApp;
let nginx: Nginx;
/** An instance that crashes on every request. */
const dying = createServer((socket) => {
  // nginx may already have disconnected.
  socket.on('error', () => {});
  socket.once('data', () => {
    deaths += 1;
    socket.destroy();
  });
});
let deaths = 0;

/** Connects to nginx until the test ends. */
const visit = async (address?: string) => {
  const person = await arriveAt(nginx.port, address);
  onTestFinished(() => person.close());
  return person;
};

const submission = () => JSON.stringify(requestFor(uniqueContactMessage()));

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof visit>>['get']>>;
const expectErrorPage = ({ headers, body }: Answer) => {
  expect(headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  expect(body).toContain(site.phone);
};

describe.skipIf(lacks('nginx'))(
  'nginx in front of a crashing server and a working one',
  { timeout: 120_000, tags: 'host' },
  () => {
    beforeAll(async () => {
      directory = makeDirectory({
        'artefact/unavailable.html': unavailablePage(),
        ...Object.fromEntries(files.map((name) => [`site/${name}`, name.repeat(200)])),
      });
      server = await startTestApp({
        siteDir: join(directory.path, 'site'),
        trustProxy: '127.0.0.1',
        logLevel: 'error',
      });
      const url = await server.app.listen(listenOptions(server.settings, {}));
      nginx = await startNginx(directory.path, [await listen(dying), Number(new URL(url).port)]);
    });
    afterAll(async () => {
      await nginx.stop();
      dying.close();
      await server.stop();
      directory.remove();
    });

    // A retry would prove nothing, because nginx avoids the crashing server after three failures.
    it('sends a request, even a submission, to the next server if the first one crashes', {
      retry: 0,
    }, async () => {
      const person = await visit();
      for (let n = 0; n < 5; n += 1) {
        const { body } = await person.post('/graphql', submission());
        expect(body).toContain('receivedAt');
        expect((await person.get('/file-0.txt')).status).toBe(200);
      }
      expect(deaths).toBeGreaterThan(0);
    });

    it('lets the server reject a large body, and rejects a larger one itself', async () => {
      const person = await visit();
      const post = (kilobytes: number) => person.post('/graphql', 'x'.repeat(kilobytes * 1024));
      const [large, larger] = [await post(100), await post(200)];
      expect([large.status, larger.status]).toEqual([413, 413]);
      expect(large.body).toContain('The request body is too large');
      expect(larger.body).toContain('<center>nginx</center>');
    });

    it(`lets ${PEOPLE} people at one address open the site and send messages simultaneously`, async () => {
      const query = JSON.stringify({ query: '{ __typename }' });
      const statuses = await Promise.all(
        Array.from({ length: PEOPLE }, async () => {
          const person = await visit();
          const answers = await Promise.all([
            ...files.map((name) => person.get(`/${name}`)),
            ...Array.from({ length: QUERIES }, () => person.post('/graphql', query)),
            person.post('/graphql', submission()),
          ]);
          expect(answers.at(-1)?.body).toContain('receivedAt');
          return answers.map(({ status }) => status);
        }),
      );
      const all = statuses.flat();
      expect(all).toHaveLength(PEOPLE * (FILES + QUERIES + 1));
      expect(all.filter((status) => status !== 200)).toEqual([]);
    });

    it('rejects a flood of POST requests with our error page and Retry-After', async () => {
      const answers = [];
      for (let n = 0; n < 20; n += 1) {
        const robot = await visit('127.0.0.2');
        const posts = Array.from({ length: 100 }, () => robot.post('/forms/contact', 'name=x'));
        answers.push(...(await Promise.all(posts)));
      }
      const refused = answers.filter(({ headers }) => headers['retry-after'] === '10');
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) {
        expect(answer.status).toBe(429);
        expectErrorPage(answer);
      }
      const other = await visit('127.0.0.3');
      expect((await other.get('/file-0.txt')).status).toBe(200);
    });

    it('survives 10 000 silent connections from one address', async () => {
      const open: TLSSocket[] = [];
      for (let n = 0; n < 10_000; n += 100) {
        const some = Array.from({ length: 100 }, () =>
          connectFrom(nginx.port, '127.0.0.4', 'http/1.1'),
        );
        for (const socket of await Promise.all(some)) {
          // nginx closes the connection if the rest of the request does not arrive.
          socket.on('error', () => {});
          socket.write('GET / HTTP/1.1\r\nHost: company.exa');
          open.push(socket);
        }
      }
      const other = await visit('127.0.0.3');
      expect((await other.get('/file-1.txt')).status).toBe(200);
      for (const socket of open) socket.destroy();
    });

    it('responds with our error page if all servers are down', async () => {
      await server.app.close();
      const person = await visit('127.0.0.3');
      for (const answer of [
        await person.get('/contact'),
        await person.post('/forms/contact', 'name=x', 'application/x-www-form-urlencoded'),
      ]) {
        expect(answer.status).toBe(502);
        expectErrorPage(answer);
      }
    });
  },
);

describe.skipIf(lacks('nginx'))('nginx in front of one server', { tags: 'host' }, () => {
  let connections = 0;
  const upstream = createHttpServer(({ headers, httpVersion, url }, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(JSON.stringify({ headers, httpVersion, url, filling: ' '.repeat(2000) }));
  }).on('connection', () => {
    connections += 1;
  });
  // The server must not close a connection that nginx may reuse.
  upstream.keepAliveTimeout = 0;
  const challenge = '/.well-known/acme-challenge/token';

  beforeAll(async () => {
    directory = makeDirectory({
      'artefact/unavailable.html': unavailablePage(),
      [`html${challenge}`]: 'proof',
    });
    nginx = await startNginx(directory.path, [await listen(upstream)]);
  });
  afterAll(async () => {
    await nginx.stop();
    upstream.close();
    directory.remove();
  });

  const askPlainly = (path: string) =>
    fetch(`http://127.0.0.1:${nginx.plainPort}${path}`, { redirect: 'manual' });

  it('redirects plain HTTP to HTTPS, with path and query', async () => {
    const { status, headers } = await askPlainly('/services/cloud%20x?utm_source=a&b=%2F');
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('https://127.0.0.1/services/cloud%20x?utm_source=a&b=%2F');
  });

  it("responds to the certificate authority's challenge over plain HTTP", async () => {
    const answer = await askPlainly(challenge);
    expect([answer.status, await answer.text()]).toEqual([200, 'proof']);
  });

  const REFUSED = 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION';
  it.each<[SecureVersion, string]>([
    ['TLSv1', REFUSED],
    ['TLSv1.1', REFUSED],
    ['TLSv1.2', 'TLSv1.2'],
    ['TLSv1.3', 'TLSv1.3'],
  ])('a handshake limited to %s results in %s', async (version, expected) => {
    const socket = connectTls({
      port: nginx.port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      minVersion: version,
      maxVersion: version,
      // At the default level, this client's OpenSSL would itself reject old versions of TLS.
      ciphers: 'DEFAULT:@SECLEVEL=0',
    });
    const outcome = await once(socket, 'secureConnect').then(
      () => socket.getProtocol(),
      ({ code }: NodeJS.ErrnoException) => code,
    );
    socket.destroy();
    expect(outcome).toBe(expected);
  });

  it("replaces a visitor's X-Forwarded headers with its own", async () => {
    const person = await visit('127.0.0.7');
    const { body } = await person.get('/about?a=b%20c', {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'other.example',
    });
    const { headers, url } = JSON.parse(body);
    expect(url).toBe('/about?a=b%20c');
    expect(headers).toMatchObject({
      host: 'company.example',
      'x-forwarded-for': '127.0.0.7',
      'x-forwarded-proto': 'https',
    });
    expect(headers).not.toHaveProperty('x-forwarded-host');
  });

  it('reuses one HTTP/1.1 connection to the server', async () => {
    const person = await visit();
    await person.get('/');
    const before = connections;
    for (let n = 0; n < 5; n += 1) {
      expect(JSON.parse((await person.get('/')).body).httpVersion).toBe('1.1');
    }
    expect(connections).toBe(before);
  });

  it('does not compress responses or reveal its version', async () => {
    const person = await visit();
    const { headers } = await person.get('/', { 'accept-encoding': 'gzip' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['server']).toBe('nginx');
    expect((await askPlainly('/')).headers.get('server')).toBe('nginx');
  });

  it('does not serve the error page if a visitor requests it by URL', async () => {
    const person = await visit();
    expect((await person.get('/unavailable.html')).status).toBe(404);
  });

  it('does not log successful requests', async () => {
    const person = await visit('127.0.0.7');
    await person.get('/about');
    await person.post('/forms/contact', 'name=x');
    person.close();
    await askPlainly('/about');
    // The log is complete only after nginx has exited.
    await nginx.stop();
    expect(nginx.logged()).toBe('');
  });
});
