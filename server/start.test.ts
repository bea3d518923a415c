import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../src/content/site.ts';
import { requestFor } from '../src/submissions/operation.ts';
import { hasPostgres, postgresDatabase } from './testing/engines.ts';
import { testDirectory } from './testing/for-one-test.ts';
import { freePort, listen } from './testing/free-port.ts';
import {
  aContactMessage,
  everythingStored,
  originIn,
  sendTo,
  startScript,
  startServer,
} from './testing/testing.ts';

let directory: ReturnType<typeof testDirectory>;
let env: Record<string, string>;

beforeEach(() => {
  directory = testDirectory({
    'dist/index.html': '<!doctype html>',
    'dist/build-facts.json': '{"siteUrl":"https://company.example","retentionDays":null}',
  });
  env = {
    PORT: '0',
    DATABASE_URL: `file:${join(directory.path, 'data/submissions.db')}`,
    SITE_DIR: join(directory.path, 'dist'),
  };
});

const logOf = (child: ChildProcessWithoutNullStreams) => {
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    log += chunk;
  });
  return () => log;
};

const connectTo = (origin: string) => connect(Number(new URL(origin).port), '127.0.0.1');

const failureWith = async (changes: Readonly<Record<string, string>>) => {
  const { code, stdout, stderr } = await startScript('server', { ...env, ...changes }).finish();
  expect([code, stdout]).toEqual([1, '']);
  return stderr;
};

describe('npm start', { timeout: 60_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('and its server both end on %s', async (signal) => {
    const { start } = v.parse(
      v.object({ scripts: v.object({ start: v.string() }) }),
      JSON.parse(readFileSync('package.json', 'utf8')),
    ).scripts;
    // Omits the steps that install and build.
    const command = start
      .replaceAll(' packages build', '')
      .replaceAll('tools/', `${resolve('tools')}/`);
    directory.write('package.json', JSON.stringify({ scripts: { start: command } }));
    const npm = spawn('npm', ['start', '--silent'], {
      cwd: directory.path,
      env: { PATH: process.env['PATH'], ...env },
      detached: true,
    });
    npm.stderr.resume();
    const [line] = await once(npm.stdout.setEncoding('utf8'), 'data');
    const origin = originIn(line);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);

    const exited = once(npm, 'exit');
    npm.kill(signal);
    await exited;
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
    // tsx starts esbuild, which ends a moment after its parent process.
    const group = () => process.kill(-(npm.pid ?? 0), 0);
    await vi.waitFor(() => expect(group, 'a process is left').toThrow('ESRCH'), 10_000);
  });

  it('prints its address, and on SIGTERM finishes the request in flight', async () => {
    const { child, stop, line, origin } = await startServer(env);
    const logs = logOf(child);
    expect(line).toMatch(new RegExp(`^${site.shortName} site on http://127\\.0\\.0\\.1:\\d+\n$`));
    const message = aContactMessage();
    const body = JSON.stringify(requestFor(message));
    const socket = connectTo(origin);
    // The server's '100 Continue' confirms that it has received the headers.
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\nExpect: 100-continue\r\n' +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    const [interim] = await once(socket, 'data');
    expect(String(interim)).toMatch(/^HTTP\/1\.1 100 Continue/);
    const stopped = stop();
    await vi.waitFor(() => expect(logs()).toContain('requests in flight'), { timeout: 10_000 });
    socket.write(body);

    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain(`"id":"${message.id}"`);
    expect(await stopped).toBe(0);
    for (const log of logs().trim().split('\n')) expect(() => JSON.parse(log)).not.toThrow();
    expect(await everythingStored({ url: env['DATABASE_URL'] ?? '' })).toHaveLength(1);
  });

  it('does not open a debugger on SIGUSR1, and ends on SIGHUP', async () => {
    const { child, stop, origin } = await startServer(env);
    const logs = logOf(child);
    // A response proves that the server has already added its signal listeners.
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    child.kill('SIGUSR1');
    for (let n = 0; n < 5; n += 1) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await stop('SIGHUP')).toBe(0);
    expect(logs()).not.toMatch(/Debugger/);
  });

  it('responds, and ends on SIGTERM, even if its log is not read', async () => {
    const { child, origin } = await startServer(env);
    const exited = once(child, 'exit');
    // Produces about 160 KB of log lines, more than a pipe buffers.
    const path = `${origin}/${'x'.repeat(200)}`;
    for (let n = 0; n < 10; n += 1) {
      const answers = Array.from({ length: 50 }, () =>
        fetch(path, { signal: AbortSignal.timeout(20_000) }).then((answer) => answer.text()),
      );
      await Promise.all(answers);
    }
    child.kill('SIGTERM');
    const ended = await Promise.race([exited, sleep(20_000, 'still running')]);
    child.kill('SIGKILL');
    expect(ended).toEqual([0, null]);
  });

  it('responds to a request on an open connection after SIGTERM', async () => {
    const { child, stop, origin } = await startServer(env);
    const socket = connectTo(origin);
    await once(socket, 'connect');
    // Connections are accepted in order, so this response proves that `socket` was accepted.
    await (await fetch(`${origin}/healthz`)).text();
    const stopped = stop();
    for await (const log of child.stderr) if (String(log).includes('requests in flight')) break;
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toMatch(/^connection: close/m);
    expect(await stopped).toBe(0);
  });

  it('listens on the socket that a service manager passes to it', async () => {
    const holder = createServer();
    const port = await listen(holder);
    const socket: number = Reflect.get(holder, '_handle').fd;
    // As with systemd, LISTEN_PID is the server's process id, because `exec` keeps the id.
    const script = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" --import tsx server/start.ts';
    const child = spawn('sh', ['-c', script, process.execPath], {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit', socket],
    });
    holder.close();
    if (!child.stdout) throw new Error('the server has no stdout');
    await once(child.stdout, 'data');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const closed = once(child, 'close');
    child.kill();
    expect((await closed)[0]).toBe(0);
  });

  it('names every invalid setting', async () => {
    expect(await failureWith({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(
      /^Invalid settings:\n- PORT [^\n]+\n- LOG_LEVEL [^\n]+\n$/,
    );
  });

  it('reports on one line that its port is in use', async () => {
    const other = createServer();
    const port = await listen(other);
    expect(await failureWith({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is already in use; set PORT to another number.\n`,
    );
    other.close();
  });

  it.skipIf(!hasPostgres)(
    'serves its pages before its database is available, and stores messages afterwards',
    async () => {
      const url = new URL((await postgresDatabase()).url);
      const { hostname, port } = url;
      url.port = `${await freePort()}`;
      const { stop, origin } = await startServer({ ...env, DATABASE_URL: url.href });
      expect((await fetch(origin)).status).toBe(200);
      const send = () => sendTo(origin, aContactMessage());
      const refused = await send();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      const health = await fetch(`${origin}/healthz`);
      expect(await health.json()).toEqual({ status: 'unavailable', reason: 'unreachable' });
      expect((await fetch(`${origin}/livez`)).status).toBe(200);
      const link = await fetch(`${origin}/newsletter/unsubscribe?token=x`, { method: 'POST' });
      expect([link.status, link.headers.get('retry-after')]).toEqual([503, '5']);

      const database = createServer((client) => {
        const cluster = connect(Number(port), hostname);
        client.pipe(cluster).pipe(client);
      }).listen(Number(url.port), url.hostname);
      await expect.poll(async () => (await send()).status, { timeout: 30_000 }).toBe(200);
      expect(await stop()).toBe(0);
      database.close();
    },
  );

  it('reports on one line that its database cannot be opened', async () => {
    directory.write('a-file', '');
    const url = `file:${join(directory.path, 'a-file/submissions.db')}`;
    const stderr = await failureWith({ DATABASE_URL: url });
    expect(stderr).toMatch(/^The server could not start: [^\n]+\n$/);
    expect(stderr).toContain(`${join(directory.path, 'a-file/submissions.db')} cannot be created`);
    expect(stderr).toContain('DATABASE_URL');
  });
});
