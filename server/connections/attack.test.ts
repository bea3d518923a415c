import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testDirectory } from '../testing/for-one-test.ts';
import { startServer } from '../testing/testing.ts';

let server: ChildProcess;
let port: number;
let origin: string;

beforeEach(async () => {
  const directory = testDirectory({
    'dist/index.html': `<!doctype html>${'x'.repeat(60_000)}`,
    'dist/large.txt': Buffer.alloc(8_000_000, 'x'),
  });
  const started = await startServer({
    DATABASE_URL: `file:${join(directory.path, 'data/submissions.db')}`,
    SITE_DIR: join(directory.path, 'dist'),
    LOG_LEVEL: 'error',
    // Parsing all of the attack's requests would exhaust this heap.
    NODE_OPTIONS: '--max-old-space-size=128',
  });
  server = started.child;
  origin = started.origin;
  port = Number(new URL(origin).port);
  onTestFinished(async () => {
    await started.stop('SIGKILL');
  });
});

/** Opens connections that send `payload` and read nothing. `visit` uses another address. */
const strike = async (connections: number, payload: string) => {
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).pause();
    socket.write(payload);
    // The attacked server may reset the connection.
    return socket.on('error', () => undefined);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    sockets.map((socket) =>
      Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined),
    ),
  );
};
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

const visit = async (times: number) => {
  for (let n = 0; n < times; n += 1) {
    const response = await fetch(origin, { signal: AbortSignal.timeout(20_000) });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  }
};

const isAlive = () => server.exitCode === null && server.signalCode === null;

// Systems other than Linux have only one loopback address.
const isLinux = process.platform === 'linux';

describe.runIf(isLinux)('a server with little memory', { timeout: 60_000 }, () => {
  it('survives 120 connections that each pipeline 65 KB and never read a response', async () => {
    await strike(120, GET.repeat(65_000 / GET.length));
    await visit(20);
    expect(isAlive()).toBe(true);
  });

  it('serves other clients while 500 connections request a large file and never read it', {
    tags: 'cases',
  }, async () => {
    await strike(500, 'GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
    await visit(20);
    expect(isAlive()).toBe(true);
  });
});
