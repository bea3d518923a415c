import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardedServer, LIMITS } from './guarded-server.ts';

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const serve = async (
  handler: RequestListener,
  changes: Partial<typeof LIMITS> = {},
  trustProxy: false | string = false,
) => {
  server = guardedServer(handler, { trustProxy }, { ...LIMITS, ...changes });
  await once(server.listen(0, '127.0.0.1'), 'listening');
};
const ok: RequestListener = (_, response) => void response.end('ok');
const silence: RequestListener = () => undefined;

const open = async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answers = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answers += chunk;
  });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return { socket, answers: () => answers };
};
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

const connections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe('a connection', () => {
  it('may have eight unanswered requests, but not nine', async () => {
    const asked = vi.fn(silence);
    await serve(asked);
    const { socket } = await open();
    socket.write(GET.repeat(8));
    await expect.poll(() => asked.mock.calls.length).toBe(8);
    expect(await connections()).toBe(1);
    socket.write(GET.repeat(1000));
    await once(socket, 'close');
    expect(asked).toHaveBeenCalledTimes(8);
  });

  it('is closed at its ninth unanswered request, along with idle connections from the same untrusted address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    for (const trustProxy of [false, 'loopback'] as const) {
      const asked = vi.fn(silence);
      await serve(asked, {}, trustProxy);
      const [idle, busy, rude] = [await open(), await open(), await open()];
      busy.socket.write(GET);
      await expect.poll(connections).toBe(3);
      rude.socket.write(GET.repeat(9));
      await once(rude.socket, 'close');
      await expect.poll(connections).toBe(trustProxy ? 2 : 1);
      expect([idle.socket.closed, busy.socket.closed]).toEqual([!trustProxy, false]);
      asked.mockClear();
      const next = await open();
      if (!trustProxy) await once(next.socket, 'close');
      next.socket.write(GET);
      vi.advanceTimersByTime(LIMITS.barredMs);
      const later = await open();
      later.socket.write(GET);
      await expect.poll(() => asked.mock.calls.length).toBe(trustProxy ? 2 : 1);
      server.closeAllConnections();
    }
  });

  it('may send any number of requests if it reads each response', async () => {
    await serve(ok);
    const { socket, answers } = await open();
    for (let n = 1; n <= 100; n += 1) {
      socket.write(GET);
      await expect.poll(() => answers().split('HTTP/1.1 200 OK').length).toBe(n + 1);
    }
  });

  it('is closed if it stops reading a response for too long', async () => {
    await serve((_, response) => void response.end(Buffer.alloc(50_000_000)), { stuckMs: 500 });
    const { socket } = await open();
    socket.pause();
    socket.write(GET);
    await expect.poll(connections).toBe(1);
    await expect.poll(connections).toBe(0);
  });

  it('may take 30 seconds to send a request, and stays open longer than nginx would reuse it', async () => {
    await serve(ok);
    expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('gets 400 for a request with two Host headers', async () => {
    const asked = vi.fn(ok);
    await serve(asked);
    const { socket, answers } = await open();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n');
    await once(socket, 'close');
    expect(answers()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(asked).not.toHaveBeenCalled();
  });
});

it('by default, an address may have 256 connections', async () => {
  await serve(silence);
  const first = await open();
  first.socket.write(GET);
  for (let n = 1; n < 257; n += 1) await open();
  await expect.poll(connections).toBe(256);
  expect(first.socket.closed).toBe(false);
});

describe.each([
  ['one address', { perAddress: 3 }],
  ['all addresses', { total: 3 }],
])('a server at the connection limit for %s', (_, most) => {
  it('closes the oldest idle connection', async () => {
    await serve(ok, most);
    const first = await open();
    const others = [await open(), await open()];
    const last = await open();
    await once(first.socket, 'close');
    last.socket.write(GET);
    await expect.poll(last.answers).toContain('200 OK');
    for (const { socket } of others) expect(socket.closed).toBe(false);
  });

  it('refuses a new connection while all other connections are waiting for responses', async () => {
    const asked = vi.fn(silence);
    await serve(asked, most);
    const waiting = [await open(), await open(), await open()];
    for (const { socket } of waiting) socket.write(GET);
    await expect.poll(() => asked.mock.calls.length).toBe(3);
    const last = await open();
    await once(last.socket, 'close');
    for (const { socket } of waiting) expect(socket.closed).toBe(false);
    waiting[1]?.socket.destroy();
    await expect.poll(connections).toBe(2);
    const next = await open();
    next.socket.write(GET);
    await expect.poll(() => asked.mock.calls.length).toBe(4);
  });
});

it('a server does not limit connections from a trusted proxy', async () => {
  const asked = vi.fn(silence);
  await serve(asked, { perAddress: 3 }, 'loopback');
  for (let n = 0; n < 6; n += 1) (await open()).socket.write(GET);
  await expect.poll(() => asked.mock.calls.length).toBe(6);
  expect(await connections()).toBe(6);
});
