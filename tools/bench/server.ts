import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { openDatabase } from '../../server/database/open.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { makeDirectory } from '../../server/testing/testing.ts';
import { operationFor } from '../../src/submissions/operation.ts';
import { quantile } from './figures.ts';

// Sends requests over real sockets to three servers: one with an empty database, one with a full
// database, and one with mail. This process also receives the emails. The servers take turns, so
// other work on the machine slows all of them equally. Therefore ratios are comparable, but figures
// per second are not.

const ROWS = 1_000_000;
const CONNECTIONS = 16;
const TURNS = 4;
/** Every 20th request repeats the last submission, often while that submission is still pending. */
const REPLAY_EVERY = 20;
const PAGES = ['/', '/services/cloud', '/sw.js'];

/** Rate limits that this load does not reach, even though all of it comes from one address. */
const noLimits = {
  RATE_LIMIT_SUBMISSIONS: '1000000',
  RATE_LIMIT_EMAIL_SUBMISSIONS: '1000000',
  RATE_LIMIT_SECONDS: '1',
} as const;

const ANSWER_MS = 20_000;

const agent = new Agent({ keepAlive: true });

const ask = async (port: number, path: string, body = ''): Promise<string> => {
  const method = body ? 'POST' : 'GET';
  const headers = {
    'accept-encoding': 'br',
    ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
  };
  const asked = request({ agent, port, method, path, headers, timeout: ANSWER_MS });
  asked.once('timeout', () => asked.destroy(new Error(`${path}: no response`)));
  asked.end(body);
  const [response] = await once(asked, 'response');
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
  return answer;
};

/** `waits` contains the time to each response, in ms. */
const noLoad = () => ({ waits: [] as number[], spentMs: 0, failed: 0 });
type Load = ReturnType<typeof noLoad>;

/** Calls `act` repeatedly on all connections for `ms`, and awaits the last calls. */
const drive = async (load: Load, ms: number, act: () => Promise<unknown>): Promise<void> => {
  const start = performance.now();
  const work = async () => {
    while (performance.now() - start < ms) {
      const asked = performance.now();
      try {
        await act();
        load.waits.push(performance.now() - asked);
      } catch {
        load.failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  load.spentMs += performance.now() - start;
};

const perSecond = ({ waits, spentMs }: Load): number => waits.length / (spentMs / 1000);

const figuresOf = (load: Load) => ({
  'per s': Math.round(perSecond(load)),
  'p50 ms': quantile(load.waits, 0.5).toFixed(1),
  'p99 ms': quantile(load.waits, 0.99).toFixed(1),
  failed: load.failed,
  answered: load.waits.length,
});

/** Returns a process's memory in MB; NaN on systems other than Linux. */
const memoryMb = (pid: number): number => {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

const fill = async (url: string): Promise<void> => {
  const database = await openDatabase({ url });
  await database.read({ sql: 'PRAGMA cache_size = -200000' });
  const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
    INSERT INTO submissions
      (id, kind, email, fields, signs, composed_at, received_at)
      SELECT
      printf('%08x-0000-4000-8000-%012x', (i * 2654435761) % 4294967296, i), 'contact',
      'a' || i || '@client.example', printf('{"message":"%.*c"}', 200, 'm'), '',
      '2026-01-01T00:00:00.000Z',
      strftime('%Y-%m-%dT%H:%M:%S.000Z', 1700000000 + i, 'unixepoch') FROM n`;
  await database.write([{ sql }]);
  await database.close();
};

const newContestant = async (
  label: string,
  url: string,
  more: Readonly<Record<string, string>> = {},
) => {
  const site = await Site.start({ ...noLimits, DATABASE_URL: url, ...more });
  let sent = 0;
  let last = '';

  const mutate = async (): Promise<void> => {
    sent += 1;
    if (sent % REPLAY_EVERY > 0) {
      const id = randomUUID();
      const message = `Please call me about a migration, ${id}. `.repeat(4);
      const composedAt = new Date().toISOString();
      const input = { id, name: 'Benchmark', email: `${id}@client.example`, message, composedAt };
      last = JSON.stringify({ ...operationFor('contact'), variables: { input } });
    }
    const answer = await ask(site.port, '/graphql', last);
    if (!answer.includes('"receivedAt":"')) throw new Error(`no receipt: ${answer}`);
  };

  return { label, site, mutate, load: noLoad(), memory: [memoryMb(site.pid)] };
};

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds must exceed 0, but is '${values.seconds}'`);
await compileServerOnce();
const { path, remove } = makeDirectory();
const urlOf = (name: string) => `file:${join(path, `${name}.db`)}`;
const mailServer = await startMailServer();
try {
  const empty = await newContestant('mutations, empty', urlOf('empty'));
  await fill(urlOf('full'));
  const full = await newContestant('mutations, 1M rows', urlOf('full'));
  const mailing = await newContestant('mutations, mail', urlOf('mail'), {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@company.example',
    MAIL_TO: 'info@company.example',
    MAIL_ACKNOWLEDGE: 'on',
  });
  const contestants = [empty, full, mailing];
  const pages = noLoad();
  let page = 0;
  const read = () => {
    page += 1;
    return ask(empty.site.port, PAGES[page % PAGES.length] ?? '/');
  };

  // The load on each server takes a third of `seconds`. Page requests take another eighth.
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { site, load, mutate, memory } of contestants) {
      await drive(load, (seconds * 333) / TURNS, mutate);
      memory.push(memoryMb(site.pid));
    }
    await drive(pages, (seconds * 125) / TURNS, read);
  }

  const rows = contestants.map(({ label, load, memory }) => {
    const memories = memory.map((mb) => mb.toFixed(0)).join(' ');
    return [label, { ...figuresOf(load), 'memory, MB': memories }];
  });
  console.table({ ...Object.fromEntries(rows), 'pages (brotli)': figuresOf(pages) });
  const ratio = (one: typeof empty) => (perSecond(one.load) / perSecond(empty.load)).toFixed(2);
  console.log(`1M rows to empty: ${ratio(full)}`);
  console.log(`mail on to off: ${ratio(mailing)}, ${mailServer.mails.length} emails meanwhile`);
  agent.destroy();
  for (const { site } of contestants) await site.remove();
} finally {
  await mailServer.stop();
  remove();
}
