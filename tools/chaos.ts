import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import Connection from 'libsql';
import { Client } from 'pg';
import compileServerOnce from '../e2e/harness/compiled-server.ts';
import { Site } from '../e2e/harness/running-site.ts';
import { storedSubmissions } from '../server/submissions/stored-submissions.ts';
import { findPostgres } from '../server/testing/postgres.ts';
import { type ClusterPair, startClusterPair } from '../server/testing/postgres-pair.ts';
import { makeDirectory, sendTo, uniqueContactMessage } from '../server/testing/testing.ts';
import type { SubmissionOf } from '../src/submissions/submission.ts';

// Sends submissions while servers are killed and frozen, and while PostgreSQL fails over.
// Meanwhile, another connection reads the database in one long transaction, and one server's clock
// is a day ahead. Retries each submission until it has a receipt, as an outbox does. Sends some
// submissions twice, in parallel. Finally compares the receipts with the stored rows.
//   npm run chaos -- --minutes 3 --engine postgres

const SENDERS = 12;
const DOUBLE_SHARE = 0.2;
const FROZEN_MS = 6000;
const ATTEMPT_MS = 8000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const minutes = Number(values.minutes);
const isPostgres = values.engine === 'postgres';
if (!(minutes > 0) || !(isPostgres || values.engine === 'embedded')) {
  throw new Error('--minutes must exceed 0, and --engine must be embedded or postgres');
}

const folder = makeDirectory();
const bin = isPostgres ? findPostgres() : undefined;
if (isPostgres && !bin) throw new Error('PostgreSQL is not installed');
// The cluster uses fsync, because the test is about durable commits.
const cluster: ClusterPair | undefined = bin ? await startClusterPair(bin) : undefined;
const file = join(folder.path, 'submissions.db');
const url = cluster?.url ?? `file:${file}`;

const end = new AbortController();
const over = once(end.signal, 'abort');

await compileServerOnce();
const settings = {
  DATABASE_URL: url,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SUBMISSIONS: '1000000',
  RATE_LIMIT_EMAIL_SUBMISSIONS: '1000000',
};
const CLOCK_AHEAD = '--import ./server/testing/clock-ahead.mjs';
/** With the embedded database, only one of two servers runs at a time; `spare` is the other. */
let spare = await Site.start({ ...settings, NODE_OPTIONS: CLOCK_AHEAD });
const running: Site[] = [];
if (isPostgres) running.push(spare, await Site.start(settings));
else await spare.stop();
running.push(await Site.start(settings));
const aServer = (): Site => running[randomInt(running.length)] ?? spare;

const counts = {
  attempts: 0,
  failed: 0,
  killed: 0,
  databaseKilled: 0,
  failedOver: 0,
  frozen: 0,
  readers: 0,
};
const receipts = new Map<string, { readonly receivedAt: string; readonly message: string }>();
let differing = 0;

const receiptOf = async (submission: SubmissionOf<'contact'>): Promise<string | undefined> => {
  counts.attempts += 1;
  try {
    const origin = `http://127.0.0.1:${aServer().port}`;
    const answer = await sendTo(origin, submission, AbortSignal.timeout(ATTEMPT_MS));
    const receipt = /"id":"([^"]+)","receivedAt":"([^"]+)"/.exec(await answer.text());
    if (receipt?.[1] === submission.id) return receipt[2];
  } catch {
    // The server was killed, frozen or starting.
  }
  counts.failed += 1;
  return undefined;
};

const deliver = async (submission: SubmissionOf<'contact'>): Promise<void> => {
  for (;;) {
    const receivedAt = await receiptOf(submission);
    if (receivedAt) {
      const { message } = submission.fields;
      const first = receipts.get(submission.id);
      if (first && first.receivedAt !== receivedAt) differing += 1;
      receipts.set(submission.id, first ?? { receivedAt, message });
      return;
    }
    await wait(50 + randomInt(200));
  }
};

const send = async (): Promise<void> => {
  while (!end.signal.aborted) {
    const submission = uniqueContactMessage();
    const copies = Math.random() < DOUBLE_SHARE ? [submission, submission] : [submission];
    await Promise.all(copies.map(deliver));
  }
};

const COUNT = 'SELECT count(*) FROM submissions';

/** Keeps a read transaction open until the run ends, or PostgreSQL disconnects. */
const readOn = async (): Promise<void> => {
  if (!isPostgres) {
    const reader = new Connection(file);
    reader.exec('BEGIN');
    reader.prepare(COUNT).all([]);
    counts.readers += 1;
    await over;
    reader.close();
    return;
  }
  const reader = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Ignores errors, because the 'end' event follows.
  const ended = new Promise((resolve) => reader.on('error', () => {}).once('end', resolve));
  await reader.connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query(COUNT);
  counts.readers += 1;
  await Promise.race([ended, over.then(() => reader.end())]);
};

const read = async (): Promise<void> => {
  while (!end.signal.aborted) {
    // Retries, because the database may be down.
    await readOn().catch(() => wait(100));
  }
};

const freeze = async (signal: (name: NodeJS.Signals) => void): Promise<void> => {
  signal('SIGSTOP');
  await wait(FROZEN_MS);
  signal('SIGCONT');
  counts.frozen += 1;
};

const killServer = async (): Promise<void> => {
  const killed = aServer();
  await killed.stop('SIGKILL');
  if (isPostgres) await killed.start();
  else {
    await spare.start();
    running[0] = spare;
    spare = killed;
  }
  counts.killed += 1;
};

const injectFaults = async (): Promise<void> => {
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    await wait(randomInt(2000, 6000));
    const fault = randomInt(10);
    if (cluster && fault < 2) {
      await cluster.kill();
      await cluster.start();
      counts.databaseKilled += 1;
    } else if (cluster && fault < 4) {
      await freeze(cluster.signal);
    } else if (cluster && fault < 5) {
      await cluster.failOver();
      counts.failedOver += 1;
    } else if (fault === 9) {
      const { pid } = aServer();
      await freeze((name) => process.kill(pid, name));
    } else await killServer();
  }
};

try {
  const senders = Array.from({ length: SENDERS }, send);
  const reader = read();
  await injectFaults();
  end.abort();
  await Promise.all([...senders, reader]);
  for (const server of running) await server.stop('SIGKILL');

  const rows = new Map<string, number>();
  for await (const { id, receivedAt, fields } of storedSubmissions({ url })) {
    rows.set(id, (rows.get(id) ?? 0) + 1);
    const receipt = receipts.get(id);
    if (receipt?.receivedAt !== receivedAt || receipt.message !== fields['message']) differing += 1;
  }
  const result = {
    ...counts,
    receipts: receipts.size,
    rows: [...rows.values()].reduce((sum, n) => sum + n, 0),
    missing: [...receipts.keys()].filter((id) => !rows.has(id)).length,
    doubled: [...rows.values()].filter((n) => n > 1).length,
    differing,
  };
  console.table(result);
  if (result.missing + result.doubled + differing > 0 || result.rows !== result.receipts) {
    process.exitCode = 1;
  }
} finally {
  end.abort();
  for (const server of new Set([...running, spare])) {
    // A frozen server would not react to SIGTERM.
    await server.stop('SIGKILL');
    await server.remove();
  }
  await cluster?.remove();
  folder.remove();
}
