import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { addressKey } from '../limits/network-keys.ts';
import type { Settings } from '../settings.ts';

export interface ConnectionLimits {
  /** Connections at once, from everybody. */
  readonly total: number;
  /** Connections at once from one address, which may be a whole office's or a carrier's. */
  readonly perAddress: number;
  /** Requests on one connection that wait for their answer. Browsers and proxies send one. */
  readonly unanswered: number;
  /** How long an address whose connection was cut gets no new one, in ms. */
  readonly barredMs: number;
  /** How long an answer may be stuck before its connection is closed, in ms. */
  readonly stuckMs: number;
}

const LIMITS: ConnectionLimits = {
  total: 2000,
  perAddress: 256,
  unanswered: 8,
  barredMs: 1000,
  stuckMs: 30_000,
};

const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * An HTTP server that strangers cannot fill: a connection that asks faster than it takes its answers
 * is cut, and at the limits one that waits for nothing gives way to a new one. The limits are
 * not for trusted proxies: their connections are many visitors', they have limits of their own, and
 * one that gave way while its request was on the way would be a 502.
 */
export const guardedServer = (
  handler: RequestListener,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
  limits: ConnectionLimits = LIMITS,
): Server => {
  const everybody = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();
  const barred = new Set<string>();
  const unanswered = new WeakMap<Socket, number>();
  const isTrusted = trustProxy ? proxyAddr.compile(trustProxy.split(/\s*,\s*/)) : () => false;

  const waiting = (socket: Socket) => unanswered.get(socket) ?? 0;

  // Node parses all that it has read, 64 KB of requests, before it lets go of a connection. The same
  // may lie unread in others of this address, and be on its way in more: an address can have us do
  // that once a second. Its browsers open what they miss again.
  const cut = (socket: Socket): void => {
    const address = socket.remoteAddress ?? '';
    socket.destroy();
    const key = addressKey(address);
    barred.add(key);
    setTimeout(() => barred.delete(key), limits.barredMs).unref();
    for (const other of byAddress.get(key) ?? []) if (waiting(other) === 0) other.destroy();
  };

  const makeRoom = (sockets: ReadonlySet<Socket>, most: number): boolean => {
    if (sockets.size < most) return true;
    // In the order they came. Browsers keep connections that they may never use again.
    for (const socket of sockets) {
      if (waiting(socket) > 0 || socket.destroyed) continue;
      socket.destroy();
      return true;
    }
    return false;
  };

  const server = createServer(
    {
      keepAliveTimeout: 72_000,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      const { socket } = request;
      // The rest of what had been read when the connection was cut.
      if (socket.destroyed) return;
      if (waiting(socket) >= limits.unanswered) return cut(socket);
      unanswered.set(socket, waiting(socket) + 1);
      response.once('close', () => unanswered.set(socket, waiting(socket) - 1));
      if (hasTwoHosts(request.rawHeaders)) {
        response.writeHead(400, { connection: 'close' }).end();
        return;
      }
      handler(request, response);
    },
  );
  server.setTimeout(limits.stuckMs);

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address, 0)) return;
    const key = addressKey(address);
    const sameAddress = byAddress.get(key) ?? new Set();
    const isLetIn = !barred.has(key) && makeRoom(sameAddress, limits.perAddress);
    if (!isLetIn || !makeRoom(everybody, limits.total)) {
      socket.destroy();
      return;
    }
    everybody.add(socket);
    byAddress.set(key, sameAddress.add(socket));
    socket.once('close', () => {
      everybody.delete(socket);
      sameAddress.delete(socket);
      if (sameAddress.size === 0) byAddress.delete(key);
    });
  });
  return server;
};
