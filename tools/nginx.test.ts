import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOptions } from '../server/listening.ts';
import { startTestApp, type TestApp } from '../server/testing/test-app.ts';
import { makeDirectory, uniqueContactMessage } from '../server/testing/testing.ts';
import { site } from '../src/content/site.ts';
import { unavailablePage } from '../src/prerender/unavailable-page.ts';
import { requestFor } from '../src/submissions/operation.ts';
import {
  type Answer,
  arriveAt,
  connectFrom,
  hasNginx,
  type Nginx,
  startNginx,
} from './testing/nginx.ts';

// `deploy/nginx.conf` before the real server and a site of as many files as a first visit once asked
// for, one by one.

const PEOPLE = 60;
const FILES = 300;
/** Queries and counts of one first visit. */
const QUERIES = 4;

const files = Array.from({ length: FILES }, (_, n) => `file-${n}.txt`);

let directory: ReturnType<typeof makeDirectory>;
let server: TestApp;
let nginx: Nginx;
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

const visit = (address?: string) => arriveAt(nginx.port, address);

const isOurs = (answer: Answer) => {
  expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(answer.body).toContain(site.phone);
};

describe.skipIf(!hasNginx)('behind nginx', { timeout: 120_000, tags: 'host' }, () => {
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
    dying.listen(0, '127.0.0.1');
    await once(dying, 'listening');
    const { port } = dying.address() as AddressInfo;
    nginx = await startNginx(directory.path, [port, Number(new URL(url).port)]);
  }, 60_000);
  afterAll(async () => {
    await nginx.stop();
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

  it('10 000 connections of one address that say nothing leave room for others', async () => {
    const open: TLSSocket[] = [];
    for (let n = 0; n < 10_000; n += 100) {
      const some = Array.from({ length: 100 }, () =>
        connectFrom(nginx.port, '127.0.0.4', 'http/1.1'),
      );
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
