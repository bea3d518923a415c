import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type QueryResult } from 'pg';
import { listen } from './free-port.ts';
import { type Cluster, startCluster } from './postgres.ts';

const SYNCHRONOUS_MS = 30_000;

const ask = async (url: string, ...statements: readonly string[]): Promise<QueryResult[]> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const results: QueryResult[] = [];
    for (const sql of statements) results.push(await client.query(sql));
    return results;
  } finally {
    await client.end();
  }
};

/** Starts a relay at an address that stays the same while its target changes, like a virtual IP. */
const startRelay = async (portNow: () => number) => {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(portNow(), '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      // When one connection closes, the other is closed, too.
      socket
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  const port = await listen(server);
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    hangUp,
    close: async () => {
      server.close();
      hangUp();
      await once(server, 'close');
    },
  };
};

/** Starts a standby of `primary`. From then on, every commit waits for the standby. */
const startStandby = async (bin: string, primary: Cluster): Promise<Cluster> => {
  const standby = await startCluster(bin, { durable: true, standbyOf: primary.url });
  await ask(
    primary.url,
    // Set only after the copy. Otherwise, the standby would inherit this setting and, once
    // promoted, wait for a standby of its own.
    "ALTER SYSTEM SET synchronous_standby_names = '*'",
    'SELECT pg_reload_conf()',
  );
  const states = 'SELECT FROM pg_stat_replication WHERE sync_state = $$sync$$';
  for (const end = Date.now() + SYNCHRONOUS_MS; ; await wait(100)) {
    const [result] = await ask(primary.url, states);
    if (result?.rowCount) return standby;
    if (Date.now() > end) throw new Error('the standby has not become synchronous');
  }
};

/** `pids`, `signal`, `start` and `kill` apply to the primary. */
export interface ClusterPair extends Cluster {
  /** Kills the primary, promotes the standby, and starts another standby. */
  readonly failOver: () => Promise<void>;
}

/** Starts a primary and a synchronous standby behind one address. Commits wait for both disks. */
export const startClusterPair = async (bin: string): Promise<ClusterPair> => {
  let primary = await startCluster(bin, { durable: true });
  let standby = await startStandby(bin, primary);
  const relay = await startRelay(() => Number(new URL(primary.url).port));
  const url = new URL(primary.url);
  url.port = String(relay.port);
  return {
    url: url.href,
    pids: () => primary.pids(),
    signal: (name) => primary.signal(name),
    start: () => primary.start(),
    kill: () => primary.kill(),
    failOver: async () => {
      await primary.kill();
      const lost = primary;
      await ask(standby.url, 'SELECT pg_promote()');
      primary = standby;
      relay.hangUp();
      standby = await startStandby(bin, primary);
      await lost.remove();
    },
    remove: async () => {
      await relay.close();
      await standby.remove();
      await primary.remove();
    },
  };
};
