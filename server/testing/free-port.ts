import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Makes a server listen on a free port of 127.0.0.1, and returns the port. */
export const listen = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

/** Finds a free port on 127.0.0.1, for a program that cannot choose its own. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
};
