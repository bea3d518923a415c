import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach } from 'vitest';
import { listen } from './free-port.ts';

interface StubRequest {
  readonly method: string;
  readonly url: string;
  readonly type: string;
  readonly token: string | undefined;
  readonly body: string;
}

/** Starts an HTTP server for the tests of one file. It records the requests of each test. */
export const stubServer = () => {
  const stub = {
    port: 0,
    requests: [] as StubRequest[],
    answer: (_response: ServerResponse, _url: string): void => undefined,
    /** Makes the server send this JSON, or this text. */
    send(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
      stub.answer = (response) =>
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(typeof body === 'string' ? body : JSON.stringify(body));
    },
  };
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { 'content-type': type = '', authorization: token } = headers;
    stub.requests.push({ method, url, type, token, body: await text(request) });
    stub.answer(response, url);
  });
  beforeAll(async () => {
    stub.port = await listen(server);
    return () => {
      server.closeAllConnections();
      server.close();
    };
  });
  beforeEach(() => {
    stub.requests.length = 0;
  });
  return stub;
};
