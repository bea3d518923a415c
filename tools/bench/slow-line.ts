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

/** Returns a function that runs tasks after a delay in ms, but never before earlier tasks. */
const inOrder = () => {
  let before: Promise<unknown> = Promise.resolve();
  return (ms: number, work: () => void): void => {
    const due = wait(ms);
    before = before.then(() => due).then(work);
  };
};

/** The unit of transfer. Packets of several connections alternate. */
const PACKET_BYTES = 1_460;

/**
 * Starts a proxy in front of `port` that delays a browser's requests and responses, even those of
 * the service worker, as a slow line does. TCP's slow start is not simulated.
 */
export const startSlowLine = async (port: number, line: Line) => {
  const { roundTripMs, bitsPerSecond, connectionMs = roundTripMs } = line;
  const sockets = new Set<Socket>();
  let isCut = false;
  let delivered = 0;
  let freeAt = 0;
  let asked = 0;
  let carried = Promise.resolve();

  /** Resolves when the line has carried `bytes`, after everything requested earlier. */
  const turn = (bytes: number): Promise<void> => {
    if (asked === 0) freeAt = performance.now();
    asked += 1;
    carried = carried.then(async () => {
      freeAt += (bytes * 8_000) / bitsPerSecond;
      const ms = freeAt - performance.now();
      // If a timer fires late, the next packets wait for a shorter time.
      if (ms > 0) await wait(ms);
      asked -= 1;
    });
    return carried;
  };

  const deliver = (visitor: Socket, packet: Buffer): void => {
    if (visitor.destroyed) return;
    delivered += packet.length;
    visitor.write(packet);
  };

  /** @throws the server connection's error */
  const carryBack = async (server: Socket, visitor: Socket): Promise<void> => {
    const back = inOrder();
    // This loop applies backpressure to a server that is faster than the line.
    for await (const sent of server as AsyncIterable<Buffer>) {
      for (let at = 0; at < sent.length; at += PACKET_BYTES) {
        const packet = sent.subarray(at, at + PACKET_BYTES);
        await turn(packet.length);
        back(roundTripMs / 2, () => deliver(visitor, packet));
      }
    }
    back(roundTripMs / 2, () => visitor.end());
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
    const there = inOrder();
    const opened = performance.now() + connectionMs;
    visitor.on('data', (sent) => {
      const ms = Math.max(0, opened - performance.now()) + roundTripMs / 2;
      there(ms, () => server.write(sent));
    });
    visitor.on('close', () => server.destroy());
    carryBack(server, visitor).catch(() => visitor.destroy());
  };

  const proxy = createServer(carry);
  const host = `127.0.0.1:${await listen(proxy)}`;
  return {
    host,
    bytes: () => delivered,
    /** Breaks every connection, and refuses new ones. */
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
