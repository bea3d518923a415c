import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line as a phone has it. */
export interface Line {
  readonly name: string;
  /** There and back, ms. */
  readonly roundTripMs: number;
  /** Towards the visitor, shared by all connections. */
  readonly bitsPerSecond: number;
  /** What a new connection costs before its first request, ms: a round trip where it is not given. */
  readonly connectionMs?: number;
}

/** Does each piece of work after its wait, ms, and none before those that were given earlier. */
const inOrder = () => {
  let before: Promise<unknown> = Promise.resolve();
  return (ms: number, work: () => void): void => {
    const due = wait(ms);
    before = before.then(() => due).then(work);
  };
};

/**
 * A proxy that carries bytes to a server as a slow line would: what a visitor's browser sends to it,
 * its service worker's requests among it, waits for half a round trip, what comes back for its turn
 * on the line and the other half. A new connection costs a round trip. TCP's slow start is left out.
 */
export class SlowLine {
  readonly #line: Line;
  readonly #server = createServer((visitor) => this.#carry(visitor));
  readonly #sockets = new Set<Socket>();
  readonly #port: () => number;
  #freeAt = 0;
  #cutAt = Number.POSITIVE_INFINITY;
  #isCut = false;
  #whenCut: () => void = () => {};
  /** How many have come through to the visitor. */
  bytes = 0;

  private constructor(line: Line, port: () => number) {
    this.#line = line;
    this.#port = port;
  }

  static async to(port: () => number, line: Line): Promise<SlowLine> {
    const proxy = new SlowLine(line, port);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get host(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `127.0.0.1:${port}`;
  }

  /** Breaks every connection after this many more bytes, once; resolves then. */
  cutAfter(bytes: number): Promise<void> {
    this.#cutAt = this.bytes + bytes;
    return new Promise((resolve) => {
      this.#whenCut = resolve;
    });
  }

  /** Breaks every connection, and lets none be made. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #carry(visitor: Socket): void {
    if (this.#isCut) {
      visitor.resetAndDestroy();
      return;
    }
    const { roundTripMs, bitsPerSecond, connectionMs = roundTripMs } = this.#line;
    const server = connect(this.#port(), '127.0.0.1');
    for (const socket of [visitor, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#sockets.delete(socket));
    }
    const [there, back] = [inOrder(), inOrder()];
    const opened = performance.now() + connectionMs;
    visitor.on('data', (sent) => {
      const ms = Math.max(0, opened - performance.now()) + roundTripMs / 2;
      there(ms, () => server.write(sent));
    });
    server.on('data', (sent) => {
      this.#freeAt =
        Math.max(this.#freeAt, performance.now()) + (sent.length * 8_000) / bitsPerSecond;
      const ms = this.#freeAt - performance.now() + roundTripMs / 2;
      // No more than a queue of the line's: the server is to feel that it is slow.
      if (ms > 1_000) {
        server.pause();
        setTimeout(() => server.resume(), ms - 1_000);
      }
      back(ms, () => this.#deliver(visitor, sent));
    });
    visitor.on('close', () => server.destroy());
    server.on('close', () => back(roundTripMs, () => visitor.end()));
  }

  #deliver(visitor: Socket, sent: Buffer): void {
    if (visitor.destroyed) return;
    this.bytes += sent.length;
    if (this.bytes > this.#cutAt) {
      this.#cutAt = Number.POSITIVE_INFINITY;
      for (const socket of this.#sockets) socket.resetAndDestroy();
      this.#whenCut();
      return;
    }
    visitor.write(sent);
  }
}
