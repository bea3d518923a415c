import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Attack, attack, pipelined } from '../testing/attack.ts';
import { makeDirectory, startServer } from '../testing/testing.ts';

let directory: ReturnType<typeof makeDirectory>;
let server: ChildProcess;
let port: number;
let origin: string;
let striking: Attack | undefined;

beforeEach(async () => {
  directory = makeDirectory({
    'dist/index.html': `<!doctype html>${'x'.repeat(60_000)}`,
    'dist/large.txt': Buffer.alloc(8_000_000, 'x'),
  });
  const started = await startServer({
    DATABASE_URL: `file:${join(directory.path, 'data/submissions.db')}`,
    SITE_DIR: join(directory.path, 'dist'),
    LOG_LEVEL: 'error',
    // Parsing every request of the attack would exhaust this heap.
    NODE_OPTIONS: '--max-old-space-size=128',
  });
  server = started.child;
  origin = started.origin;
  port = Number(new URL(origin).port);
});
afterEach(async () => {
  striking?.stop();
  striking = undefined;
  if (isAlive()) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  directory.remove();
});

const visit = async (times: number) => {
  for (let n = 0; n < times; n += 1) {
    const response = await fetch(origin, { signal: AbortSignal.timeout(20_000) });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  }
};

// Systems other than Linux have only one loopback address.
const isLinux = process.platform === 'linux';
const ELSEWHERE = '127.0.0.2';
const isAlive = () => server.exitCode === null && server.signalCode === null;

describe.runIf(isLinux)('a server with little memory', { timeout: 60_000 }, () => {
  it('survives 120 connections that pipeline 65 KB each and never read', async () => {
    const payload = pipelined('/');
    striking = await attack({ port, connections: 120, payload, localAddress: ELSEWHERE });
    await visit(20);
    expect(isAlive()).toBe(true);
  });

  it('serves other clients while 500 connections ask for a large file and never read', {
    tags: 'cases',
  }, async () => {
    const payload = 'GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8);
    striking = await attack({ port, connections: 500, payload, localAddress: ELSEWHERE });
    await visit(20);
    expect(isAlive()).toBe(true);
  });
});
