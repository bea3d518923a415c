import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { object, parseJson, picklist, pipe, safeParse, string, transform } from 'valibot';

/** What a spoiled request asked for: the id it carried, and the field its answer stands in. */
export interface Asked {
  readonly id: string;
  readonly field: string;
}

/** What happens to the next GraphQL request on its way. */
export type Fault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string | ((asked: Asked) => string);
      /** What has to happen before it is answered. */
      readonly after?: () => Promise<unknown>;
    }
  /** The connection breaks before the server hears of the request. */
  | { readonly kind: 'dropped' }
  /** The request hangs until the visitor's side gives up; the server never hears of it. */
  | { readonly kind: 'stalled' }
  /** The server gets the request and answers; the answer is cut off. */
  | { readonly kind: 'answer-lost' }
  /** The server gets the request and answers; not one byte of it comes through. */
  | { readonly kind: 'answer-held' }
  /** The server gets the request and answers; after a few bytes nothing more comes. */
  | { readonly kind: 'body-held' }
  /** The server gets the request while something else happens, which its answer waits for. */
  | { readonly kind: 'meanwhile'; readonly act: () => Promise<unknown> };

/** An answer of the network's own, with status 200 unless it says otherwise. */
export interface OwnAnswer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** After how many characters of a text nothing more comes until something else has happened. */
  readonly pause?: { readonly after: number; readonly until: Promise<unknown> };
}

/** What a captive portal answers, whatever was asked for. */
export const portalPage: OwnAnswer = {
  headers: { 'content-type': 'text/html', 'cache-control': 'max-age=3600' },
  body: '<!doctype html><title>Wi-Fi</title><h1>Sign in to the Wi-Fi</h1>',
};

/** Who listens on which port of this process, until somebody else needs it. */
const listeners = new Map<number, Network>();

/**
 * The network between the visitor and the server: a proxy that can be cut, so that the worker's
 * requests fail as the page's do, and that can spoil GraphQL answers one by one.
 */
export class Network {
  readonly #sockets = new Set<Socket>();
  readonly #faults: Fault[] = [];
  readonly #server = createServer((incoming, answer) => this.#forward(incoming, answer));
  #port: number;
  #isCut = true;
  readonly #serverPort: () => number;
  /** Share of all requests, from 0 to 1, whose connection is dropped unanswered. */
  drops = 0;
  /** Every connection is dropped after this many bytes. */
  cutAfterBytes = Number.POSITIVE_INFINITY;
  /** How long every request takes to get through, in ms. */
  delayMs = 0;
  /** Answers a GET, known by its path and its Sec-Fetch-Dest, in the server's place; undefined lets it through. */
  intercept: (path: string, dest: string) => OwnAnswer | undefined = () => undefined;
  /** How many GraphQL requests have come through, spoiled ones included. */
  graphqlRequests = 0;
  /** The ids of the submissions among them, in the order in which they came. */
  readonly attempts: string[] = [];

  /** @param port where the visitor finds the site; 0 for any that is free */
  constructor(serverPort: () => number, port = 0) {
    this.#serverPort = serverPort;
    this.#port = port;
    this.#server.on('connection', (socket) => {
      if (this.#isCut) {
        socket.resetAndDestroy();
        return;
      }
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async connect(): Promise<void> {
    this.#isCut = false;
    if (this.#server.listening) return;
    const other = listeners.get(this.#port);
    if (other) await other.#leavePort();
    await once(this.#server.listen(this.#port, '127.0.0.1').unref(), 'listening');
    const { port } = this.#server.address() as AddressInfo;
    this.#port = port;
    listeners.set(port, this);
  }

  /** Breaks every connection, as with no signal. It keeps its port, which another process might get. */
  async cut(): Promise<void> {
    this.#isCut = true;
    const closed = Array.from(
      this.#sockets,
      (socket) => new Promise((resolve) => socket.once('close', resolve).destroy()),
    );
    await Promise.all(closed);
  }

  async #leavePort(): Promise<void> {
    await this.cut();
    await once(this.#server.close(), 'close');
  }

  /** Spoils the next GraphQL requests, in this order. */
  spoil(...faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  // A Lehmer generator: as many drops in every run, if not of the same requests.
  #seed = 1;
  #random(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed / 2_147_483_647;
  }

  async #forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (this.#random() < this.drops) {
      incoming.socket.destroy();
      return;
    }
    if (this.delayMs > 0) await setTimeout(this.delayMs);
    if (incoming.socket.destroyed) return;
    const path = new URL(incoming.url ?? '', this.origin).pathname;
    const own =
      incoming.method === 'GET'
        ? this.intercept(path, String(incoming.headers['sec-fetch-dest']))
        : undefined;
    if (own) {
      answer.writeHead(own.status ?? 200, own.headers);
      if (own.pause) {
        answer.write(own.body.slice(0, own.pause.after));
        await own.pause.until;
      }
      answer.end(own.body.slice(own.pause?.after ?? 0));
      return;
    }
    const isGraphql = incoming.url === '/graphql';
    const body = isGraphql ? await buffer(incoming).catch(() => undefined) : undefined;
    if (isGraphql && !body) return;
    const asked = body && askedIn(body);
    if (isGraphql) this.graphqlRequests += 1;
    if (asked) this.attempts.push(asked.id);
    const fault = isGraphql ? this.#faults.shift() : undefined;
    if (fault?.kind === 'stalled') return;
    if (fault?.kind === 'dropped') {
      incoming.socket.destroy();
      return;
    }
    if (fault?.kind === 'answer') {
      await fault.after?.();
      answer.writeHead(fault.status, { 'content-type': 'text/html', ...fault.headers });
      const { body: words = '<h1>Sign in to the Wi-Fi</h1>' } = fault;
      if (typeof words === 'string') answer.end(words);
      else if (asked) answer.end(words(asked));
      else throw new Error(`No submission: ${body}`);
      return;
    }
    const { method, url, headers } = incoming;
    const acting = fault?.kind === 'meanwhile' ? fault.act() : undefined;
    const onward = request(
      { host: '127.0.0.1', port: this.#serverPort(), method, path: url, headers },
      async (reply) => {
        await acting;
        if (fault?.kind === 'answer-held') {
          reply.resume();
          return;
        }
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        if (fault?.kind === 'answer-lost' || fault?.kind === 'body-held') {
          // Cut within the body: a connection reset before the first byte would make the browser
          // itself send the request again.
          reply.once('data', (bytes: Buffer) => {
            answer.write(bytes.subarray(0, 4), () => {
              if (fault.kind === 'answer-lost') answer.destroy();
            });
          });
          reply.resume();
          return;
        }
        reply.pipe(answer);
        reply.on('data', () => {
          const { socket } = incoming;
          if (socket.bytesWritten > this.cutAfterBytes) socket.destroy();
        });
      },
    );
    onward.on('error', () => answer.destroy());
    if (body) onward.end(body);
    else incoming.pipe(onward);
    await acting;
  }
}

const submission = pipe(
  string(),
  parseJson(),
  object({
    operationName: picklist(['SendContactMessage', 'SubscribeToNewsletter']),
    variables: object({ input: object({ id: string() }) }),
  }),
  transform(({ operationName, variables }): Asked => {
    const field =
      operationName === 'SendContactMessage' ? 'sendContactMessage' : 'subscribeToNewsletter';
    return { id: variables.input.id, field };
  }),
);

/** What a GraphQL request asks for, if it sends a submission. */
const askedIn = (body: Buffer): Asked | undefined => {
  const parsed = safeParse(submission, String(body));
  return parsed.success ? parsed.output : undefined;
};
