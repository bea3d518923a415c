import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from './figures.ts';

// What benchmarks of a server share: its settings, somebody who keeps it busy, and what it takes.

/** Settings without limits: all load comes from one machine. */
export const noLimits = {
  RATE_LIMIT_SUBMISSIONS: '1000000',
  RATE_LIMIT_EMAIL_SUBMISSIONS: '1000000',
} as const;

/**
 * What `--seconds` says.
 * @throws Error where it is no number above 0
 */
export const secondsAsked = (preset: number): number => {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: String(preset) } },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds must be a number, not '${values.seconds}'`);
  return seconds;
};

const ANSWER_MS = 20_000;

/** Somebody who keeps so many connections to a server of this machine. */
export const client = (port: number, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** Rejects without an answer within 20 s, and at one that is not 200. */
    ask: async (method: 'GET' | 'POST', path: string, body = ''): Promise<string> => {
      const headers = {
        'accept-encoding': 'br',
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      };
      const asked = request({ agent, port, method, path, headers, timeout: ANSWER_MS });
      asked.once('timeout', () => asked.destroy(new Error(`${path}: no answer`)));
      asked.end(body);
      const [response] = await once(asked, 'response');
      const answer = await text(response);
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
      return answer;
    },
    leave: () => agent.destroy(),
  };
};

/** The outcome of many requests. */
export interface Load {
  /** How long each answer took, ms. */
  readonly waits: number[];
  spentMs: number;
  failed: number;
}
export const noLoad = (): Load => ({ waits: [], spentMs: 0, failed: 0 });

/**
 * Each of these asks again and again for `ms`, as fast as answers come, or `pauseMs` after each;
 * nothing is on its way when this resolves. A rejection counts as failed.
 */
export const drive = async (
  load: Load,
  ms: number,
  askers: readonly (() => Promise<unknown>)[],
  pauseMs = 0,
): Promise<void> => {
  const start = performance.now();
  const work = async (ask: () => Promise<unknown>) => {
    while (performance.now() - start < ms) {
      const asked = performance.now();
      await ask().then(
        () => load.waits.push(performance.now() - asked),
        () => {
          load.failed += 1;
        },
      );
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  await Promise.all(askers.map(work));
  load.spentMs += performance.now() - start;
};

export const loadHeadings = ['per s', 'p50 ms', 'p99 ms', 'failed', 'answered'] as const;

export const perSecond = ({ waits, spentMs }: Load): number => waits.length / (spentMs / 1000);

export const loadCells = (load: Load): string[] => [
  perSecond(load).toFixed(0),
  ...[0.5, 0.99].map((share) => quantile(load.waits, share).toFixed(1)),
  ...[load.failed, load.waits.length].map(String),
];

/** A row of a table for the terminal: a name and figures. */
export const printRow = (name: string, cells: readonly (string | number)[]): void => {
  const figures = cells.map((cell) => String(cell).padStart(10)).join('');
  process.stdout.write(`${name.padEnd(26)}${figures}\n`);
};

/** Of /proc/<pid>/stat, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Processor time of these processes so far, ms; one that is gone counts nothing. Linux only. */
export const cpuMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const file = `/proc/${pid}/stat`;
    if (!existsSync(file)) return sum;
    // The second field, a name in brackets, may hold blanks.
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return sum + ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
  }, 0);

/** Memory of a process, MB; not a number elsewhere than on Linux. */
export const memoryMb = (pid: number): number => {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};
