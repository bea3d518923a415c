import { expect, it } from 'vitest';
import { BACKLOG, listenOptions } from './listening.ts';

const address = { host: '127.0.0.1', port: 3000 };
const own = { ...address, backlog: BACKLOG };

it('the server listens on the first socket that systemd passes', () => {
  const options = listenOptions(address, { LISTEN_PID: '17', LISTEN_FDS: '1' }, 17);
  expect(options).toEqual({ host: '127.0.0.1', fd: 3, backlog: BACKLOG });
});

it.each([
  ['if systemd passes nothing', {}],
  ['if the socket belongs to another process', { LISTEN_PID: '16', LISTEN_FDS: '1' }],
  ['if systemd passes zero sockets', { LISTEN_PID: '17', LISTEN_FDS: '0' }],
  ['if systemd names only the process', { LISTEN_PID: '17' }],
])('the server listens at the configured address %s', (_, env) => {
  expect(listenOptions(address, env, 17)).toEqual(own);
});
