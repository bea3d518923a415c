import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { addressKey } from '../limits/network-keys.ts';
import type { Settings } from '../settings.ts';

export const LIMITS = {
  total: 2000,
  /** Simultaneous connections from one address, which may belong to a whole office or a carrier. */
  perAddress: 256,
  /** Unanswered requests on one connection. Browsers and proxies send one at a time. */
  unanswered: 8,
  /** How long an address is barred after one of its connections exceeds `unanswered`. */
  barredMs: 1000,
  /** How long a connection may be inactive, for example if its client stops reading. */
  stuckMs: 30_000,
};

/**
 * Creates an HTTP server that resists floods. It closes any connection with too many unanswered
 * requests. At a connection limit, it closes an idle connection to make room for a new one. Trusted
 * proxies are exempt from the connection limits: they have limits of their own, and would respond
 * to visitors with 502 if a connection were closed.
 */
export const guardedServer = (
  handler: RequestListener,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
  limits = LIMITS,
): Server => {
  const everybody = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();
  const barred = new Set<string>();
  const unanswered = new WeakMap<Socket, number>();
  const isTrusted = trustProxy ? proxyAddr.compile(trustProxy.split(/\s*,\s*/)) : () => false;

  const waiting = (socket: Socket) => unanswered.get(socket) ?? 0;

  // Even after a connection is closed, Node parses the bytes already read: up to 64 KB of requests.
  // Seemingly idle connections from the same address may contain more requests, so they are
  // closed before Node reads from them. Browsers reopen the connections that they need.
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
    // Closes the oldest idle connection: browsers keep connections that they may never use again.
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
      // Node had already read this request when the connection was closed.
      if (socket.destroyed) return;
      if (waiting(socket) >= limits.unanswered) return cut(socket);
      unanswered.set(socket, waiting(socket) + 1);
      response.once('close', () => unanswered.set(socket, waiting(socket) - 1));
      const hosts = request.headersDistinct['host'] ?? [];
      if (hosts.length > 1) {
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
