import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listeningPlace } from '../server/listening.ts';
import { freePort } from '../server/testing/free-port.ts';
import { startTestApp, type TestApp } from '../server/testing/test-app.ts';
import { makeDirectory, uniqueContactMessage } from '../server/testing/testing.ts';
import { site } from '../src/content/site.ts';
import { unavailablePage } from '../src/prerender/unavailable-page.ts';
import { requestFor } from '../src/submissions/operation.ts';

// `deploy/nginx.conf`, but for its ports and paths, before the real server and a site of as many
// files as a first visit asks for.

/** Where `tools/setup.mjs nginx` unpacks it. */
const NGINX = '.cache/nginx/usr/sbin/nginx';
/** What `docs/deployment.md` sets in place of Debian's 768. */
const WORKER_CONNECTIONS = 8192;
const PEOPLE = 60;
const FILES = 300;
/** Queries and counts of one first visit. */
const QUERIES = 4;

const files = Array.from({ length: FILES }, (_, n) => `file-${n}.txt`);

let directory: ReturnType<typeof makeDirectory>;
let server: TestApp;
let nginx: ChildProcess;
let port: number;
let plainPort: number;
let sitePort: number;
/** An instance that dies of every request. */
const dying = createServer((socket) => {
  // nginx has gone already.
  socket.on('error', () => {});
  socket.once('data', () => {
    deaths += 1;
    socket.destroy();
  });
});
let deaths = 0;

const nginxConf = (): string => {
  const path = (name: string) => join(directory.path, name);
  const ours = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace(
      'server 127.0.0.1:3000;',
      [(dying.address() as AddressInfo).port, sitePort]
        .map((at) => `server 127.0.0.1:${at} max_fails=3 fail_timeout=10s;`)
        .join(' '),
    )
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, directory.path)
    .replace('/opt/website/current', path('artefact'));
  writeFileSync(path('website.conf'), ours);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path(name)};`)
    .join(' ');
  return `daemon off; master_process off; error_log ${path('error.log')} crit; pid ${path('pid')};
    worker_rlimit_nofile 20000;
    events { worker_connections ${WORKER_CONNECTIONS}; }
    http { ${temporary} include ${path('website.conf')}; }`;
};

/** A connection from an address of this machine. */
const connectFrom = async (localAddress: string, ...protocols: string[]): Promise<TLSSocket> => {
  const socket = connectTls({
    socket: connect({ port, host: '127.0.0.1', localAddress }),
    servername: 'company.example',
    rejectUnauthorized: false,
    ALPNProtocols: protocols,
  });
  await once(socket, 'secureConnect');
  return socket;
};

/** One person's visit; `address` is what nginx sees. */
const visit = async (address = '127.0.0.1') => {
  const socket = await connectFrom(address, 'h2');
  const session = connectHttp2('https://company.example', { createConnection: () => socket });
  // From then on it asks for as much at once as nginx takes, as a browser does.
  await once(session, 'remoteSettings');
  const ask = async (headers: Readonly<Record<string, string>>, body?: string) => {
    const stream = session.request({ ':authority': 'company.example', ...headers });
    stream.end(body);
    const [answer] = await once(stream, 'response');
    return { status: Number(answer[':status']), headers: answer, body: await text(stream) };
  };
  return {
    get: (path: string) => ask({ ':path': path }),
    post: (path: string, body: string, type = 'application/json') =>
      ask({ ':path': path, ':method': 'POST', 'content-type': type }, body),
    close: () => session.close(),
  };
};

const isOurs = (answer: { readonly headers: Record<string, unknown>; readonly body: string }) => {
  expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(answer.body).toContain(site.phone);
};

describe.skipIf(!existsSync(NGINX))('behind nginx', { timeout: 120_000, tags: 'host' }, () => {
  beforeAll(async () => {
    directory = makeDirectory({
      'artefact/unavailable.html': unavailablePage(),
      ...Object.fromEntries(files.map((name) => [`site/${name}`, name.repeat(200)])),
    });
    const pem = (name: string) => join(directory.path, `${name}.pem`);
    const certificate = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const forHost = ['-nodes', '-days', '1', '-subj', '/CN=company.example'];
    const out = ['-keyout', pem('privkey'), '-out', pem('fullchain')];
    execFileSync('openssl', ['req', ...certificate, ...forHost, ...out], { stdio: 'ignore' });
    server = await startTestApp({
      siteDir: join(directory.path, 'site'),
      trustProxy: '127.0.0.1',
      logLevel: 'error',
    });
    sitePort = Number(new URL(await server.app.listen(listeningPlace(server.settings, {}))).port);
    dying.listen(0, '127.0.0.1');
    await once(dying, 'listening');
    port = await freePort();
    plainPort = await freePort();
    const conf = join(directory.path, 'nginx.conf');
    writeFileSync(conf, nginxConf());
    execFileSync(NGINX, ['-t', '-q', '-c', conf]);
    nginx = spawn(NGINX, ['-c', conf], { stdio: 'inherit' });
    await vi.waitFor(async () => (await visit()).close(), 10_000);
  }, 60_000);
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    dying.close();
    await server.stop();
    directory.remove();
  }, 60_000);

  it('what one instance leaves unanswered the next one answers, messages too', async () => {
    const person = await visit();
    for (let n = 0; n < 5; n += 1) {
      const { body } = await person.post(
        '/graphql',
        JSON.stringify(requestFor(uniqueContactMessage())),
      );
      expect(body).toContain('receivedAt');
      expect((await person.get('/file-0.txt')).status).toBe(200);
    }
    person.close();
    expect(deaths).toBeGreaterThan(0);
  });

  it(`${PEOPLE} people at one address open the site and write, at once`, async () => {
    const query = JSON.stringify({ query: '{ __typename }' });
    const statuses = await Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        const person = await visit();
        const answers = await Promise.all([
          ...files.map((name) => person.get(`/${name}`)),
          ...Array.from({ length: QUERIES }, () => person.post('/graphql', query)),
          person.post('/graphql', JSON.stringify(requestFor(uniqueContactMessage()))),
        ]);
        person.close();
        expect(answers.at(-1)?.body).toContain('receivedAt');
        return answers.map(({ status }) => status);
      }),
    );
    const all = statuses.flat();
    expect(all).toHaveLength(PEOPLE * (FILES + QUERIES + 1));
    expect(all.filter((status) => status !== 200)).toEqual([]);
  });

  it('a flood of posts is refused in our words, with when to come back', async () => {
    const answers = [];
    for (let n = 0; n < 20; n += 1) {
      const robot = await visit('127.0.0.2');
      const posts = Array.from({ length: 100 }, () => robot.post('/forms/contact', 'name=x'));
      answers.push(...(await Promise.all(posts)));
      robot.close();
    }
    const refused = answers.filter(({ headers }) => headers['retry-after'] === '10');
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      isOurs(answer);
    }
    // Nobody else is.
    const other = await visit('127.0.0.3');
    expect((await other.get('/file-0.txt')).status).toBe(200);
    other.close();
  });

  it('1 600 connections of one address that say nothing leave room for others', async () => {
    const open: TLSSocket[] = [];
    for (let n = 0; n < 1600; n += 100) {
      const some = Array.from({ length: 100 }, () => connectFrom('127.0.0.4', 'http/1.1'));
      for (const socket of await Promise.all(some)) {
        // nginx ends it when the rest does not come.
        socket.on('error', () => {});
        socket.write('GET / HTTP/1.1\r\nHost: company.exa');
        open.push(socket);
      }
    }
    const other = await visit('127.0.0.3');
    expect((await other.get('/file-1.txt')).status).toBe(200);
    other.close();
    for (const socket of open) socket.destroy();
  });

  it('servers that are down are said to be, in our words', async () => {
    await server.app.close();
    const person = await visit('127.0.0.3');
    for (const answer of [
      await person.get('/contact'),
      await person.post('/forms/contact', 'name=x', 'application/x-www-form-urlencoded'),
    ]) {
      expect(answer.status).toBe(502);
      isOurs(answer);
    }
    person.close();
  });
});
