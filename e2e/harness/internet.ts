import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { selfSigned } from './certificate.ts';

export interface Asked {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Host = (asked: Asked, response: ServerResponse) => void;

export const unreachable: Host = (_, response) => response.destroy();

export const proxyTo =
  (port: () => number): Host =>
  ({ method, path, headers, body }, response) =>
    forward({ host: '127.0.0.1', port: port(), method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    })
      .on('error', () => response.destroy())
      .end(body);

/**
 * Receives all requests that a browser with `browserArgs` sends to other machines, over HTTPS. A
 * host that is not in `hosts` is unreachable.
 */
export class Internet {
  readonly asked: Asked[] = [];
  /** The fake hosts, by name or by name suffix, such as `.google-analytics.com`. */
  readonly hosts: Record<string, Host> = {};
  readonly #server = createTlsServer(selfSigned(), (request, response) =>
    this.#answer(request, response),
  );

  static async start(): Promise<Internet> {
    const internet = new Internet();
    await new Promise<void>((resolve) => internet.#server.listen(0, '127.0.0.1', resolve));
    return internet;
  }

  get browserArgs(): string[] {
    const { port } = this.#server.address() as AddressInfo;
    return [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
      '--ignore-certificate-errors',
    ];
  }

  /** The hosts to which pages and their worker have sent requests, without duplicates. */
  get askedHosts(): string[] {
    return [...new Set(this.asked.map(({ host }) => host))].sort();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const host = headers.host ?? '';
    const asked = { host, method, path, headers, body: await text(request) };
    // Omits the browser's own requests, such as those for updates and autofill.
    const from = headers.origin ?? headers.referer ?? '';
    if (from.startsWith('http://127.0.0.1:')) this.asked.push(asked);
    const end = Object.keys(this.hosts).find((name) => name.startsWith('.') && host.endsWith(name));
    (this.hosts[host] ?? this.hosts[end ?? ''] ?? unreachable)(asked, response);
  }
}
