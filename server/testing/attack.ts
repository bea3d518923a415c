import { once } from 'node:events';
import { connect } from 'node:net';

export interface AttackPlan {
  readonly port: number;
  readonly connections: number;
  /** The bytes that each connection sends when it opens. The connection reads nothing. */
  readonly payload: string;
  /** The source address: any address in 127.0.0.0/8, on Linux. */
  readonly localAddress: string;
}

/** Returns 65 KB of requests, to send before any response is read. */
export const pipelined = (path: string): string => {
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  return request.repeat(Math.ceil(65_000 / request.length));
};

/**
 * Opens connections that send data and never read. Resolves when each connection has been opened or
 * refused.
 * @returns a function that closes the connections
 */
export const attack = async ({
  port,
  connections,
  payload,
  localAddress,
}: AttackPlan): Promise<() => void> => {
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).pause();
    socket.write(payload);
    // The attacked server may reset the connection.
    return socket.on('error', () => undefined);
  });
  await Promise.all(
    sockets.map((socket) =>
      Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined),
    ),
  );
  return () => {
    for (const socket of sockets) socket.destroy();
  };
};
