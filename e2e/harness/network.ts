import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** A submission's id, and the GraphQL response field that contains its outcome. */
export interface Asked {
  readonly id: string;
  readonly field: string;
}

/** A fault for the next submission. */
export type Fault =
  | { readonly kind: 'answer'; readonly answerTo: (asked: Asked) => OwnAnswer }
  /** The connection breaks before the request reaches the server. */
  | { readonly kind: 'dropped' }
  /** The request never reaches the server, and hangs until the browser aborts it. */
  | { readonly kind: 'stalled' }
  /** The server responds, but the connection breaks partway through the body. */
  | { readonly kind: 'answer-lost' }
  /** The server responds, but none of the response arrives. */
  | { readonly kind: 'answer-held' }
  /** The server responds, but only the first bytes of the body arrive. */
  | { readonly kind: 'body-held' }
  /** `act` starts just before the server gets the request; the response waits for `act`. */
  | { readonly kind: 'meanwhile'; readonly act: () => Promise<unknown> };

/** The proxy itself rejects the submission, and gives `words` as the problem in `field`. */
export const refuse = (field: string, words: string): Fault => ({
  kind: 'answer',
  answerTo: (asked) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: {
        [asked.field]: {
          __typename: 'SubmissionRejection',
          id: asked.id,
          problems: [{ field, message: words }],
        },
      },
    }),
  }),
});

/** A rejection by a newer server, under a rule that this release does not have. */
export const refusal = refuse('message', 'Please leave out the account number');

/** A response from the proxy itself, with status 200 by default. */
export interface OwnAnswer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** The number of bytes after which the connection breaks. */
  readonly breaksAfter?: number;
  /** The response stops after `after` characters or bytes, and continues when `until` resolves. */
  readonly pause?: { readonly after: number; readonly until: Promise<unknown> };
}

/** A captive portal's response to any request. */
export const portalPage: OwnAnswer = {
  headers: { 'content-type': 'text/html', 'cache-control': 'max-age=3600' },
  body: '<!doctype html><title>Wi-Fi</title><h1>Sign in to the Wi-Fi</h1>',
};

/** A proxy to the server. Can cut all connections, even the worker's, and spoil submissions. */
export class Network {
  readonly #sockets = new Set<Socket>();
  readonly #faults: Fault[] = [];
  readonly #server = createServer((incoming, answer) => this.#forward(incoming, answer));
  #port: number;
  #isCut = false;
  readonly #serverPort: () => number;
  /** The delay added to every request, in ms. */
  delayMs = 0;
  /** Returns the response to a GET request; undefined forwards it. `dest` is Sec-Fetch-Dest. */
  intercept: (
    path: string,
    dest: string,
  ) => OwnAnswer | undefined | Promise<OwnAnswer | undefined> = () => undefined;
  /** The submission id of each attempt that has reached this proxy, including spoiled attempts. */
  readonly attempts: string[] = [];
  /** The highest number of simultaneous submissions so far. */
  mostAtOnce = 0;
  #atOnce = 0;

  /** Called by `cut`, and by `spoil` if a fault breaks or stalls a connection. */
  onBreak = (): void => {};

  /** @param port the proxy's port; 0 for any free port */
  constructor(serverPort: () => number, port: number) {
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

  /** Starts the proxy, or restores the connection after `cut`. */
  async connect(): Promise<void> {
    this.#isCut = false;
    if (this.#server.listening) return;
    const listening = once(this.#server, 'listening');
    this.#server.listen(this.#port, '127.0.0.1');
    await listening;
    const { port } = this.#server.address() as AddressInfo;
    this.#port = port;
  }

  /** Breaks every connection, but keeps listening, so that no other process takes the port. */
  cut(): void {
    this.onBreak();
    this.#isCut = true;
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  /** Applies these faults to the next submissions, in this order. */
  spoil(...faults: readonly Fault[]): void {
    if (faults.some(({ kind }) => kind !== 'answer' && kind !== 'meanwhile')) this.onBreak();
    this.#faults.push(...faults);
  }

  async #forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (this.delayMs > 0) await setTimeout(this.delayMs);
    if (incoming.socket.destroyed) return;
    const path = new URL(incoming.url ?? '', this.origin).pathname;
    const own =
      incoming.method === 'GET'
        ? await this.intercept(path, String(incoming.headers['sec-fetch-dest']))
        : undefined;
    if (own) return sendOwn(own, answer);
    let body: string | undefined;
    if (path === '/graphql') {
      try {
        body = await text(incoming);
      } catch {
        // The browser has disconnected.
        return;
      }
    }
    const submission = body ? askedIn(body) : undefined;
    if (submission) this.#count(submission.id, answer);
    const fault = submission && this.#faults.shift();
    if (submission && fault?.kind === 'answer') {
      return sendOwn(fault.answerTo(submission), answer);
    }
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
          // Sends some bytes, because a browser that receives none repeats the request by itself.
          reply.once('data', (bytes: Buffer) => {
            answer.write(bytes.subarray(0, 4), () => {
              if (fault.kind === 'answer-lost') answer.destroy();
            });
          });
          reply.resume();
          return;
        }
        reply.pipe(answer);
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

export const withNetwork = async (
  serverPort: () => number,
  use: (network: Network) => Promise<void>,
  port = 0,
): Promise<void> => {
  const network = new Network(serverPort, port);
  await network.connect();
  await use(network);
  await network.close();
};

const sendOwn = async (
  { status = 200, headers, body, breaksAfter, pause }: OwnAnswer,
  answer: ServerResponse,
): Promise<void> => {
  answer.writeHead(status, headers);
  if (breaksAfter !== undefined) {
    answer.write(body.slice(0, breaksAfter), () => answer.destroy());
    return;
  }
  const { after = 0, until } = pause ?? {};
  answer.write(body.slice(0, after));
  await until;
  answer.end(body.slice(after));
};

const fieldOf: Readonly<Record<string, string>> = {
  SendContactMessage: 'sendContactMessage',
  SubscribeToNewsletter: 'subscribeToNewsletter',
};

/** Returns the message or subscription in a GraphQL request, or undefined for any other request. */
const askedIn = (body: string): Asked | undefined => {
  const { operationName, variables } = JSON.parse(body);
  const field = fieldOf[operationName];
  return field ? { id: variables.input.id, field } : undefined;
};
