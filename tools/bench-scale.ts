import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/database/open.ts';
import { freePort } from '../server/testing/free-port.ts';
import { createDatabase, findPostgres, startCluster } from '../server/testing/postgres.ts';
import { uniqueContactMessage } from '../server/testing/testing.ts';
import { requestFor } from '../src/submissions/operation.ts';
import { quantile } from './bench-parts.ts';

// 1, 2 and 4 instances of the server behind one nginx, on one PostgreSQL that waits for its disk. All
// share this machine with the load, so what is worth comparing is the processor time of a submission.
//   npm run bench:scale -- --seconds 20

const SENDERS = 32;
const INSTANCES = [1, 2, 4];
/** Of /proc/<pid>/stat, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds must be a number, not '${values.seconds}'`);
const bin = findPostgres();
if (!bin) throw new Error('there is no PostgreSQL here');

const folder = mkdtempSync(join(tmpdir(), 'site-scale-'));
const children: ChildProcess[] = [];

const startInstance = async (url: string): Promise<{ port: number; pid: number }> => {
  const many = '1000000';
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_SUBMISSIONS: many,
      RATE_LIMIT_EMAIL_SUBMISSIONS: many,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { port: Number(/:(\d+)\s*$/.exec(String(line))?.[1]), pid: Number(child.pid) };
};

const startNginx = async (ports: readonly number[]): Promise<{ port: number; pid: number }> => {
  const port = await freePort();
  const file = join(folder, `nginx-${port}.conf`);
  const servers = ports.map((each) => `server 127.0.0.1:${each};`).join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; error_log stderr crit; pid ${folder}/nginx-${port}.pid;
    events { worker_connections 1024; }
    http {
      access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      upstream site { ${servers} keepalive 64; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header Host $http_host;
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  await once(child, 'spawn');
  return { port, pid: Number(child.pid) };
};

/** @returns how long each receipt took, in ms, and how many requests got none */
const drive = async (port: number, ms: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const waits: number[] = [];
  let failed = 0;
  const send = async (): Promise<boolean> => {
    const body = JSON.stringify(requestFor(uniqueContactMessage()));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const asked = request({ agent, port, path: '/graphql', method: 'POST', headers });
    asked.end(body);
    const [response] = await once(asked, 'response');
    return (await text(response)).includes('receivedAt');
  };
  const start = performance.now();
  const work = async () => {
    while (performance.now() - start < ms) {
      const at = performance.now();
      // Until nginx listens, and where an instance is gone, there is no answer at all.
      if (await send().catch(() => false)) waits.push(performance.now() - at);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, work));
  agent.destroy();
  return { waits, failed };
};

/** Processor time of these processes so far, in ms. */
const cpuMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    // The second field, a name in brackets, may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return sum + ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
  }, 0);

const stopAll = async (): Promise<void> => {
  for (const child of children.splice(0)) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await exited;
  }
};

const cluster = await startCluster(bin, { durable: true });
try {
  process.stdout.write(`${cpus().length} processors, ${SENDERS} senders, ${seconds} s each\n`);
  const headings = [
    'per s',
    'p50 ms',
    'p99 ms',
    'failed',
    'servers',
    'nginx',
    'database',
    'stored',
  ];
  const cells = (row: readonly (string | number)[]) => row.map((each) => `${each}`.padStart(9));
  process.stdout.write(`instances${cells(headings).join('')}\n`);
  for (const count of INSTANCES) {
    const url = await createDatabase(cluster.url);
    const instances = [];
    for (let n = 0; n < count; n += 1) instances.push(await startInstance(url));
    const nginx = await startNginx(instances.map(({ port }) => port));
    // Warm, and past the moment in which nginx does not listen yet.
    const warm = await drive(nginx.port, 2000);
    const servers = instances.map(({ pid }) => pid);
    const spent = () => [cpuMs(servers), cpuMs([nginx.pid]), cpuMs(cluster.pids())] as const;
    const before = spent();
    const { waits, failed } = await drive(nginx.port, seconds * 1000);
    const after = spent();
    await stopAll();
    const database = await openDatabase({ url });
    const [row] = await database.read({ sql: 'SELECT count(*) AS n FROM submissions' });
    await database.close();
    const at = (share: number) => quantile(waits, share).toFixed(0);
    const each = (n: 0 | 1 | 2) => `${((after[n] - before[n]) / waits.length).toFixed(2)} ms`;
    const isWhole = Number(row?.['n']) === waits.length + warm.waits.length;
    const results = [
      (waits.length / seconds).toFixed(0),
      at(0.5),
      at(0.99),
      failed,
      each(0),
      each(1),
      each(2),
      isWhole ? 'all' : `${row?.['n']}`,
    ];
    process.stdout.write(`${String(count).padEnd(9)}${cells(results).join('')}\n`);
    if (!isWhole) process.exitCode = 1;
  }
} finally {
  await stopAll();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}
