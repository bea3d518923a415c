import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { object, parse, string } from 'valibot';

/** A fault during a request. Only with `answer-lost` does the server store the message. */
export type Fault = 'error' | 'portal' | 'busy' | 'stalled' | 'answer-lost';

const posted = object({ id: string(), fields: object({ message: string() }) });
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const BUSY_SECONDS = 10;

/** Serves the page of one library, and stores the messages that the page sends. */
export class Server {
  /** The accepted messages, one entry per request. */
  readonly received: string[] = [];
  readonly stored = new Map<string, string>();
  /** The faults for the next requests, one per request. */
  faults: Fault[] = [];
  /** The number of requests that met a fault or were refused. */
  spoiled = 0;
  /** The number of requests sent before the end of `Retry-After`. */
  early = 0;
  isCut = false;
  hasIndexedDB = true;
  origin = '';
  #busyUntil = 0;
  readonly #files: ReadonlyMap<string, string>;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  /** @param files contents by path */
  constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object') this.origin = `http://127.0.0.1:${address?.port}`;
  }

  cut(): void {
    this.isCut = true;
    this.breakConnections();
  }

  /** Breaks all connections. The server still accepts new ones, unless `isCut`. */
  breakConnections(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isCut) throw new Error('No signal');
    // If a request on a reused connection fails, the browser itself repeats it.
    response.setHeader('connection', 'close');
    if (request.method === 'POST') return this.#receive(await text(request), response);
    const path = request.url === '/' ? '/index.html' : String(request.url);
    const file = this.#files.get(path);
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': types[extname(path)] });
    if (!this.hasIndexedDB && path.endsWith('.js'))
      response.write("Object.defineProperty(self, 'indexedDB', {});");
    response.end(file);
  }

  #receive(body: string, response: ServerResponse): void {
    const { id, fields } = parse(posted, JSON.parse(body));
    const { message } = fields;
    const fault = this.faults.shift();
    const isRefused = message.startsWith('refused');
    if (fault || isRefused) this.spoiled += 1;
    if (fault === 'stalled') return;
    if (fault === 'busy') this.#busyUntil = Date.now() + BUSY_SECONDS * 1_000;
    else if (Date.now() < this.#busyUntil) this.early += 1;
    if (Date.now() < this.#busyUntil) {
      response.writeHead(429, { 'retry-after': String(BUSY_SECONDS) }).end();
    } else if (fault === 'error') {
      response.writeHead(500).end();
    } else if (fault === 'portal') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the Wi-Fi</h1>');
    } else if (isRefused) {
      const problems = [{ field: 'message', message: 'The server refuses this' }];
      response.writeHead(422).end(JSON.stringify({ problems }));
    } else {
      this.received.push(message);
      this.stored.set(id, message);
      if (fault === 'answer-lost') response.destroy();
      else response.end(JSON.stringify({ id, receivedAt: new Date().toISOString() }));
    }
  }
}
