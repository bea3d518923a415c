import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;
const PORTS_TRIED = 3;

/** Returns the folder of PostgreSQL's programs on Debian; undefined if it is not installed. */
export const findPostgres = (): string | undefined =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));

/** PostgreSQL refuses to run as root, so another account runs it. */
const account = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] =
    /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

/** Whether the server in this folder responds. Another server may be using its port. */
const answers = async (url: string, data: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    const { rows } = await client.query('SHOW data_directory');
    return rows[0]?.data_directory === data;
  } catch {
    // The server is still starting. The caller tries again until its own timeout.
    return false;
  } finally {
    await client.end();
  }
};

export interface Cluster {
  /** The URL of the cluster's first, empty database. */
  readonly url: string;
  /** Returns the ids of the cluster's processes, starting with the parent process. */
  readonly pids: () => readonly number[];
  /** Sends a signal to all processes, such as SIGSTOP to simulate a hanging machine. */
  readonly signal: (name: NodeJS.Signals) => void;
  readonly start: () => Promise<void>;
  /** Kills all processes at once with SIGKILL, to simulate a crash. */
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

interface ClusterOptions {
  /** Whether commits wait for the disk. Not needed by tests that only kill processes. */
  readonly durable?: boolean;
  /** The URL of a primary to replicate. Without a URL, the cluster starts empty. */
  readonly standbyOf?: string;
}

/** Starts a cluster for a test, in a temporary folder, on a free port of 127.0.0.1. */
export const startCluster = async (
  bin: string,
  { durable = false, standbyOf }: ClusterOptions = {},
): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  const owner = account();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const make = (program: string, flags: readonly string[]) => {
    const made = spawnSync(join(bin, program), flags, { ...options, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`${program}: ${made.stderr || made.error?.message}`);
  };
  if (standbyOf) {
    const copy = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
    make('pg_basebackup', ['--pgdata', data, '--dbname', standbyOf, ...copy]);
  } else {
    const accounts = ['--username', 'website', '--auth', 'trust'];
    make('initdb', ['--pgdata', data, ...accounts, '--encoding', 'UTF8', '--no-sync']);
  }

  let port = 0;
  const url = () => `postgres://website@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let log = '';

  const startOnce = async () => {
    log = '';
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port,
      max_connections: 200,
      fsync: durable ? 'on' : 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const closed = once(server, 'close');
    server.stderr?.on('data', (text) => {
      log = `${log}${text}`.slice(-2000);
    });
    for (const end = Date.now() + START_MS; !(await answers(url(), data)); await wait(50)) {
      if (server.exitCode === null && Date.now() < end) continue;
      server.kill('SIGKILL');
      // Wait until the server has closed its log.
      await closed;
      throw new Error(`postgres: ${log}`);
    }
  };
  const start = async () => {
    for (const end = Date.now() + START_MS; ; await wait(50)) {
      try {
        return await startOnce();
      } catch (error) {
        // The last processes of a killed cluster may still be running.
        if (!log.includes('still in use') || Date.now() > end) throw error;
      }
    }
  };
  const pids = () => {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], {
      encoding: 'utf8',
    });
    return [Number(server.pid), ...stdout.split('\n').filter(Boolean).map(Number)];
  };
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids()) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // A connection's process may have ended in the meantime.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  const end = async (work: () => void) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    work();
    await exited;
  };
  const killAll = () => {
    // Suspend the parent process first, so that it does not start further processes.
    server.kill('SIGSTOP');
    signal('SIGKILL');
  };
  const remove = async () => {
    await end(() => void server.kill('SIGINT'));
    rmSync(folder, { recursive: true, force: true });
  };
  /** Tries again if some other program has taken the free port in the meantime. */
  const startSomewhere = async () => {
    for (let tried = 1; ; tried += 1) {
      port = await freePort();
      try {
        return await start();
      } catch (error) {
        if (log.includes('could not bind') && tried < PORTS_TRIED) continue;
        await remove();
        throw error;
      }
    }
  };
  await startSomewhere();
  return {
    url: url(),
    pids,
    signal,
    start,
    kill: () => end(killAll),
    remove,
  };
};

/** Creates an empty database in the cluster at `url`, and returns the database's URL. */
export const createDatabase = async (url: string): Promise<string> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} STRATEGY FILE_COPY`);
  await client.end();
  return url.replace(/[^/]+$/, name);
};
