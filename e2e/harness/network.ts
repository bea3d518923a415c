import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { object, picklist, safeParse, string } from 'valibot';

/** The submission in a request: its id, and the field of the GraphQL response to it. */
export interface Asked {
  readonly id: string;
  readonly field: string;
}

/** A fault for the next submission. */
export type Fault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string | ((asked: Asked) => string);
      /** Delays the response until this promise has resolved. */
      readonly after?: () => Promise<unknown>;
    }
  /** The connection breaks before the request reaches the server. */
  | { readonly kind: 'dropped' }
  /** The request hangs until the browser aborts it; it never reaches the server. */
  | { readonly kind: 'stalled' }
  /** The server gets the request and responds; the connection breaks within the body. */
  | { readonly kind: 'answer-lost' }
  /** The server gets the request and responds; none of the response arrives. */
  | { readonly kind: 'answer-held' }
  /** The server gets the request and responds; only the first few bytes of the body arrive. */
  | { readonly kind: 'body-held' }
  /** `act` runs when the server gets the request; the response is delayed until `act` resolves. */
  | { readonly kind: 'meanwhile'; readonly act: () => Promise<unknown> };

/** A fault: the proxy itself answers the next submission with a rejection of `field`. */
export const refuse = (field: string, words: string): Extract<Fault, { kind: 'answer' }> => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: (asked) =>
    JSON.stringify({
      data: {
        [asked.field]: {
          __typename: 'SubmissionRejection',
          id: asked.id,
          problems: [{ field, message: words }],
        },
      },
    }),
});

/** A response from the proxy itself, with status 200 by default. */
export interface OwnAnswer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** The number of bytes after which the connection breaks. */
  readonly breaksAfter?: number;
  /** Pauses the response after `after` characters or bytes until `until` resolves. */
  readonly pause?: { readonly after: number; readonly until: Promise<unknown> };
}

/** A captive portal's response to any request. */
export const portalPage: OwnAnswer = {
  headers: { 'content-type': 'text/html', 'cache-control': 'max-age=3600' },
  body: '<!doctype html><title>Wi-Fi</title><h1>Sign in to the Wi-Fi</h1>',
};

/**
 * The network between the visitor and the server: a proxy that can be cut, so that the worker's
 * requests fail as well as the page's, and that can spoil the responses to submissions one by one.
 */
export class Network {
  readonly #sockets = new Set<Socket>();
  readonly #faults: Fault[] = [];
  readonly #server = createServer((incoming, answer) => this.#forward(incoming, answer));
  #port: number;
  #isCut = false;
  readonly #serverPort: () => number;
  /** The share of all requests, from 0 to 1, whose connection is dropped without a response. */
  drops = 0;
  /** The number of bytes after which every connection is dropped. */
  cutAfterBytes = Number.POSITIVE_INFINITY;
  /** The delay of every request, in ms. */
  delayMs = 0;
  /**
   * Responds to GET requests instead of the server, depending on their path and Sec-Fetch-Dest. If
   * it returns undefined, the request is sent to the server.
   */
  intercept: (
    path: string,
    dest: string,
  ) => OwnAnswer | undefined | Promise<OwnAnswer | undefined> = () => undefined;
  /** The submission's id for each attempt that has reached this proxy, including spoiled ones. */
  readonly attempts: string[] = [];
  /** The highest number of simultaneous submissions so far. */
  mostAtOnce = 0;
  #atOnce = 0;

  /** @param port where the visitor finds the site; 0 for any free port */
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

  /** Forwards requests: call it once at the start, and after each cut. */
  async connect(): Promise<void> {
    this.#isCut = false;
    if (this.#server.listening) return;
    const listening = once(this.#server, 'listening');
    this.#server.listen(this.#port, '127.0.0.1');
    await listening;
    const { port } = this.#server.address() as AddressInfo;
    this.#port = port;
  }

  /**
   * Breaks every connection, like a lost signal. Continues to listen: otherwise another process
   * might take the port.
   */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  /** Spoils the next submissions, in this order. */
  spoil(...faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  // A Lehmer generator with a fixed seed: every run drops at the same positions in the order of
  // requests, which itself varies.
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
        ? await this.intercept(path, String(incoming.headers['sec-fetch-dest']))
        : undefined;
    if (own) {
      answer.writeHead(own.status ?? 200, own.headers);
      if (own.breaksAfter !== undefined) {
        answer.write(own.body.slice(0, own.breaksAfter), () => answer.destroy());
        return;
      }
      const { after = 0, until } = own.pause ?? {};
      answer.write(own.body.slice(0, after));
      await until;
      answer.end(own.body.slice(after));
      return;
    }
    let body: string | undefined;
    if (path === '/graphql') {
      try {
        body = await text(incoming);
      } catch {
        // The browser has disconnected meanwhile.
        return;
      }
    }
    const submission = body ? askedIn(body) : undefined;
    if (submission) this.#count(submission.id, answer);
    const fault = submission && this.#faults.shift();
    if (submission && fault?.kind === 'answer') return answerWith(fault, submission, answer);
    if (fault?.kind === 'stalled') return;
    if (fault?.kind === 'dropped') {
      incoming.socket.destroy();
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
          // Breaks the connection within the body: if it broke before the first byte, the browser
          // itself would repeat the request.
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
    if (body === undefined) incoming.pipe(onward);
    else onward.end(body);
    await acting;
  }

  #count(id: string, answer: ServerResponse): void {
    this.attempts.push(id);
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    answer.once('close', () => {
      this.#atOnce -= 1;
    });
  }
}

const submitting = object({
  operationName: picklist(['SendContactMessage', 'SubscribeToNewsletter']),
  variables: object({ input: object({ id: string() }) }),
});

const answerWith = async (
  {
    status,
    headers,
    body = '<h1>Sign in to the Wi-Fi</h1>',
    after,
  }: Extract<Fault, { kind: 'answer' }>,
  asked: Asked,
  answer: ServerResponse,
): Promise<void> => {
  await after?.();
  answer.writeHead(status, { 'content-type': 'text/html', ...headers });
  answer.end(typeof body === 'string' ? body : body(asked));
};

/** The submission in a GraphQL request; undefined for a query. */
const askedIn = (body: string): Asked | undefined => {
  const { success, output } = safeParse(submitting, JSON.parse(body));
  if (!success) return undefined;
  const { operationName, variables } = output;
  const field =
    operationName === 'SendContactMessage' ? 'sendContactMessage' : 'subscribeToNewsletter';
  return { id: variables.input.id, field };
};
