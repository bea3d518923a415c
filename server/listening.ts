import type { FastifyListenOptions } from 'fastify';
import type { Settings } from './settings.ts';

/** The file descriptor of the first socket that systemd passes. See sd_listen_fds(3). */
const FIRST_SOCKET = 3;
/** How many connections may wait: enough for a crowd. Must match deploy/website.socket. */
export const BACKLOG = 4096;
/** How long requests in flight may take to finish when the server stops. */
export const SHUTDOWN_MS = 10_000;
/** How long writing the last log lines may take after the server has closed. */
export const LAST_LINES_MS = 1000;

/**
 * Returns where to listen: on a socket from systemd if there is one, otherwise at the configured
 * address. systemd keeps its socket open while the server restarts, so connections wait instead of
 * being refused.
 */
export const listenOptions = (
  { host, port }: Pick<Settings, 'host' | 'port'>,
  env: Readonly<Record<string, string | undefined>>,
  pid = process.pid,
): FastifyListenOptions & { readonly fd?: number } =>
  env['LISTEN_PID'] === String(pid) && Number(env['LISTEN_FDS']) > 0
    ? { host, fd: FIRST_SOCKET, backlog: BACKLOG }
    : { host, port, backlog: BACKLOG };
