import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/database/open.ts';
import { startMailServer } from '../server/testing/mail-server.ts';
import { kinds } from '../src/submissions/kinds.ts';
import { mutationFor } from '../src/submissions/operation.ts';
import { quantile } from './bench-parts.ts';

// Three real servers, with an empty database, with a full one, and with mail set up, driven over real
// sockets from this second process, which takes the mails, too. They take turns, so that what else the machine does slows both: the
// ratio is worth comparing, the figures per second are not.

const ROWS = 1_000_000;
const CONNECTIONS = 16;
const TURNS = 4;
/** After so many submissions the last one is sent again, often while it is still on its way. */
const REPLAY_EVERY = 20;
const PAGES = ['/', '/services/cloud', '/sw.js'];
const NAME = 'Benchmark';

interface Load {
  readonly waits: number[];
  spentMs: number;
  failed: number;
}
const noLoad = (): Load => ({ waits: [], spentMs: 0, failed: 0 });

const fill = async (url: string): Promise<void> => {
  const database = await openDatabase({ url });
  await database.read({ sql: 'PRAGMA cache_size = -200000' });
  const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
    INSERT INTO submissions
      (id, kind, name, email, message, consent_version, composed_at, received_at)
      SELECT
      printf('%08x-0000-4000-8000-%012x', (i * 2654435761) % 4294967296, i), 'contact', 'Earlier',
      'a' || i || '@client.example', printf('%.*c', 200, 'm'), NULL, '2026-01-01T00:00:00.000Z',
      strftime('%Y-%m-%dT%H:%M:%S.000Z', 1700000000 + i, 'unixepoch') FROM n`;
  await database.write([{ sql }]);
  await database.close();
};

type Environment = Readonly<Record<string, string>>;

const startServer = async (url: string, more: Environment) => {
  const many = '1000000';
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATABASE_URL: url,
      RATE_LIMIT_SUBMISSIONS: many,
      RATE_LIMIT_SECONDS: '1',
      RATE_LIMIT_EMAIL_SUBMISSIONS: many,
      RATE_LIMIT_EMAIL_SECONDS: '1',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => child.kill());
  const [line] = await once(child.stdout, 'data');
  const port = Number(/:(\d+)\s*$/.exec(String(line))?.[1]);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  return {
    ask: async (method: string, path: string, body = ''): Promise<string> => {
      const headers = {
        'accept-encoding': 'br',
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      };
      const asked = request({ agent, host: '127.0.0.1', port, method, path, headers });
      asked.end(body);
      const [response] = await once(asked, 'response');
      const answer = await text(response);
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
      return answer;
    },
    /** Linux only; elsewhere not a number. */
    memoryMb: (): number => {
      const file = `/proc/${child.pid}/status`;
      const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    stop: async (): Promise<void> => {
      agent.destroy();
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
};

/** Keeps every connection busy for `ms`; nothing is on its way when this resolves. */
const drive = async (load: Load, ms: number, ask: () => Promise<void>): Promise<void> => {
  const start = performance.now();
  const work = async () => {
    while (performance.now() - start < ms) {
      const asked = performance.now();
      await ask().then(
        () => load.waits.push(performance.now() - asked),
        () => {
          load.failed += 1;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  load.spentMs += performance.now() - start;
};

interface Handicap {
  readonly rows?: number;
  readonly environment?: Environment;
}

const newContestant = async (
  label: string,
  folder: string,
  { rows = 0, environment = {} }: Handicap = {},
) => {
  mkdirSync(folder);
  const url = `file:${join(folder, 'submissions.db')}`;
  if (rows > 0) await fill(url);
  const server = await startServer(url, environment);
  const receipts = new Map<string, string>();
  const query = mutationFor('contact');
  const { name: operationName } = kinds.contact.mutation;
  let sent = 0;
  let last = '';

  const mutate = async (): Promise<void> => {
    sent += 1;
    if (sent % REPLAY_EVERY > 0) {
      const id = randomUUID();
      const message = `Please call me about a migration, ${id}. `.repeat(4);
      const composedAt = new Date().toISOString();
      const input = { id, name: NAME, email: `${id}@client.example`, message, composedAt };
      last = JSON.stringify({ query, operationName, variables: { input } });
    }
    const answer = await server.ask('POST', '/graphql', last);
    const [, id, receivedAt] = /"id":"([^"]+)","receivedAt":"([^"]+)"/.exec(answer) ?? [];
    if (!id || !receivedAt) throw new Error(`no receipt: ${answer}`);
    if ((receipts.get(id) ?? receivedAt) !== receivedAt) throw new Error('two receipts for one');
    receipts.set(id, receivedAt);
  };

  /** How many receipted submissions are not there, and how many are there more than once. */
  const audit = async () => {
    await server.stop();
    const database = await openDatabase({ url });
    const kept = await database.read({
      sql: 'SELECT email, count(*) AS n FROM submissions WHERE name = $1 GROUP BY email',
      args: [NAME],
    });
    await database.close();
    const counts = new Map(kept.map(({ email, n }) => [String(email).split('@')[0], Number(n)]));
    return {
      receipted: receipts.size,
      lost: [...receipts.keys()].filter((id) => !counts.has(id)).length,
      doubled: [...counts.values()].filter((n) => n > 1).length,
    };
  };
  return { label, server, mutate, audit, load: noLoad(), memory: [server.memoryMb()] };
};

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds must be a number, not '${values.seconds}'`);

const perSecond = ({ waits, spentMs }: Load) => waits.length / (spentMs / 1000);
const row = (name: string, load: Load, memory: readonly number[] = []): string => {
  const { waits } = load;
  const at = (share: number) => quantile(waits, share).toFixed(1);
  const cells = [perSecond(load).toFixed(0), at(0.5), at(0.99), load.failed, waits.length];
  const mb = memory.map((size) => size.toFixed(0)).join(' ');
  return `${name.padEnd(26)}${cells.map((cell) => String(cell).padStart(9)).join('')}   ${mb}\n`;
};

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const mailServer = await startMailServer();
try {
  const empty = await newContestant('mutations, empty', join(folder, 'empty'));
  const full = await newContestant('mutations, 1M rows', join(folder, 'full'), { rows: ROWS });
  const mailing = await newContestant('mutations, mail', join(folder, 'mail'), {
    environment: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'website@company.example',
      MAIL_TO: 'info@company.example',
      MAIL_ACKNOWLEDGE: 'on',
    },
  });
  const contestants = [empty, full, mailing];
  const pages = noLoad();
  let page = 0;
  const read = async (): Promise<void> => {
    page += 1;
    await empty.server.ask('GET', PAGES[page % PAGES.length] ?? '/');
  };

  // A third of the time for each of them, and a little more for the pages.
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { load, mutate, memory, server } of contestants) {
      await drive(load, (seconds * 333) / TURNS, mutate);
      memory.push(server.memoryMb());
    }
    await drive(pages, (seconds * 125) / TURNS, read);
  }

  const headings = ['per s', 'p50 ms', 'p99 ms', 'failed', 'answered'];
  const print = (line: string) => process.stdout.write(line);
  print(`${' '.repeat(26)}${headings.map((each) => each.padStart(9)).join('')}   memory, MB\n`);
  for (const { label, load, memory } of contestants) print(row(label, load, memory));
  print(row('pages (brotli)', pages));
  print(`1M rows to empty: ${(perSecond(full.load) / perSecond(empty.load)).toFixed(2)}\n`);
  print(`mail on to off: ${(perSecond(mailing.load) / perSecond(empty.load)).toFixed(2)}`);
  print(`, ${mailServer.mails.length} mails meanwhile\n`);
  for (const { label, audit } of contestants) {
    const { receipted, lost, doubled } = await audit();
    print(`${label}: ${receipted} receipted, ${lost} lost, ${doubled} doubled\n`);
    if (lost + doubled > 0) process.exitCode = 1;
  }
} finally {
  await mailServer.stop();
  rmSync(folder, { recursive: true, force: true });
}
