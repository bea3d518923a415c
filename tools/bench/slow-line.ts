import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A simulated connection, such as that of a phone. */
export interface Line {
  readonly name: string;
  /** The round trip time, in ms. */
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
 * A proxy that delays a browser's requests and responses, even those of the service worker, as a
 * slow line does. TCP's slow start is not simulated.
 */
export class SlowLine {
  readonly #line: Line;
  readonly #server = createServer((visitor) => this.#carry(visitor));
  readonly #sockets = new Set<Socket>();
  readonly #port: number;
  #freeAt = 0;
  #asked = 0;
  #carried = Promise.resolve();
  #cutAt = Number.POSITIVE_INFINITY;
  #isCut = false;
  #whenCut: () => void = () => {};
  /** The number of bytes delivered to the visitor so far. */
  bytes = 0;

  private constructor(line: Line, port: number) {
    this.#line = line;
    this.#port = port;
  }

  static async to(port: number, line: Line): Promise<SlowLine> {
    const proxy = new SlowLine(line, port);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get host(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `127.0.0.1:${port}`;
  }

  /** Breaks every connection once, after this many more bytes, and then resolves. */
  cutAfter(bytes: number): Promise<void> {
    this.#cutAt = this.bytes + bytes;
    return new Promise((resolve) => {
      this.#whenCut = resolve;
    });
  }

  /** Breaks every connection, and refuses new ones. */
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
    const { roundTripMs, connectionMs = roundTripMs } = this.#line;
    const server = connect(this.#port, '127.0.0.1');
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
    visitor.on('close', () => server.destroy());
    this.#carryBack(server, visitor, back).catch(() => visitor.destroy());
  }

  /** @throws the server connection's error */
  async #carryBack(
    server: Socket,
    visitor: Socket,
    back: ReturnType<typeof inOrder>,
  ): Promise<void> {
    const { roundTripMs } = this.#line;
    // This loop applies backpressure to a server that is faster than the line.
    for await (const sent of server as AsyncIterable<Buffer>) {
      for (let at = 0; at < sent.length; at += PACKET_BYTES) {
        const packet = sent.subarray(at, at + PACKET_BYTES);
        await this.#turn(packet.length);
        back(roundTripMs / 2, () => this.#deliver(visitor, packet));
      }
    }
    back(roundTripMs / 2, () => visitor.end());
  }

  /** Resolves when the line has carried `bytes`, after everything requested earlier. */
  #turn(bytes: number): Promise<void> {
    if (this.#asked === 0) this.#freeAt = performance.now();
    this.#asked += 1;
    this.#carried = this.#carried.then(async () => {
      this.#freeAt += (bytes * 8_000) / this.#line.bitsPerSecond;
      const ms = this.#freeAt - performance.now();
      // If a timer fires late, the next packets wait for a shorter time.
      if (ms > 0) await wait(ms);
      this.#asked -= 1;
    });
    return this.#carried;
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
