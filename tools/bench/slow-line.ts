import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../server/testing/free-port.ts';

/** A simulated connection, such as that of a phone. */
export interface Line {
  readonly name: string;
  readonly roundTripMs: number;
  /** Bandwidth towards the visitor, shared by all connections. */
  readonly bitsPerSecond: number;
  /** The set-up time of a new connection, in ms; by default a round trip. */
  readonly connectionMs?: number;
}

/** The unit of transfer. Packets of several connections alternate. */
const PACKET_BYTES = 1_460;

/**
 * Starts a proxy in front of `port`. It delays requests and responses, even the service worker's,
 * as a slow line would. TCP's slow start is not simulated.
 */
export const startSlowLine = async (port: number, line: Line) => {
  const { roundTripMs, bitsPerSecond, connectionMs = roundTripMs } = line;
  const sockets = new Set<Socket>();
  let isCut = false;
  let delivered = 0;
  let freeAt = 0;

  /** Resolves when the line has carried `bytes`, after all earlier bytes. */
  const turn = (bytes: number): Promise<void> => {
    const now = performance.now();
    // If a timer fires late while other packets wait, the next packets wait for a shorter time.
    freeAt = Math.max(freeAt, now) + (bytes * 8_000) / bitsPerSecond;
    return wait(freeAt - now);
  };

  // Timers with the same delay run in the order in which they were set.
  const afterHalfRoundTrip = (work: () => void) => setTimeout(work, roundTripMs / 2);

  /** @throws the server connection's error */
  const carryBack = async (server: Socket, visitor: Socket): Promise<void> => {
    // This loop applies backpressure to a server that is faster than the line.
    for await (const sent of server as AsyncIterable<Buffer>) {
      for (let at = 0; at < sent.length; at += PACKET_BYTES) {
        const packet = sent.subarray(at, at + PACKET_BYTES);
        await turn(packet.length);
        afterHalfRoundTrip(() => {
          delivered += packet.length;
          visitor.write(packet);
        });
      }
    }
    afterHalfRoundTrip(() => visitor.end());
  };

  const carry = (visitor: Socket): void => {
    if (isCut) {
      visitor.resetAndDestroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    for (const socket of [visitor, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    const opened = wait(connectionMs);
    visitor.on('data', async (sent) => {
      await opened;
      afterHalfRoundTrip(() => server.write(sent));
    });
    visitor.on('close', () => server.destroy());
    carryBack(server, visitor).catch(() => visitor.destroy());
  };

  const proxy = createServer(carry);
  return {
    host: `127.0.0.1:${await listen(proxy)}`,
    bytes: () => delivered,
    cut: (): void => {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};

export type SlowLine = Awaited<ReturnType<typeof startSlowLine>>;
