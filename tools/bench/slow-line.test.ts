import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../server/testing/free-port.ts';
import { type SlowLine, startSlowLine } from './slow-line.ts';

/** Starts a server that reads a number and responds with that many bytes. */
const startServer = async (): Promise<number> => {
  const server = createServer((socket) =>
    socket.on('data', (asked) => socket.end(Buffer.alloc(Number(asked)))).on('error', () => {}),
  );
  onTestFinished(() => void server.close());
  return listen(server);
};

const lineTo = async (port: number): Promise<SlowLine> => {
  const line = await startSlowLine(port, {
    name: 'test',
    roundTripMs: 40,
    bitsPerSecond: 800_000,
    connectionMs: 0,
  });
  onTestFinished(() => line.close());
  return line;
};

/** Returns the duration of a response of `bytes`, in ms. */
const ask = async (line: SlowLine, bytes: number): Promise<number> => {
  const begun = performance.now();
  const [host = '', port] = line.host.split(':');
  const socket = connect(Number(port), host);
  socket.write(String(bytes));
  let received = 0;
  socket.on('data', (part) => {
    received += part.length;
  });
  await once(socket, 'close');
  expect(received).toBe(bytes);
  return performance.now() - begun;
};

it('a line delays a response by a round trip and by the time to transfer its bytes', async () => {
  const line = await lineTo(await startServer());
  const ms = await ask(line, 50_000);
  // A timer may fire a millisecond early.
  expect(ms).toBeGreaterThan(530);
  expect(line.bytes()).toBe(50_000);
});

it('a line transfers a small response between the packets of a large response', async () => {
  const line = await lineTo(await startServer());
  const ended: string[] = [];
  await Promise.all([
    ask(line, 100_000).then(() => ended.push('large')),
    ask(line, 2_000).then(() => ended.push('small')),
  ]);
  expect(ended).toEqual(['small', 'large']);
});

it('a line that was cut transfers nothing', async () => {
  const line = await lineTo(await startServer());
  line.cut();
  await expect(ask(line, 1_000)).rejects.toMatchObject({ code: 'ECONNRESET' });
});
