import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from './figures.ts';

// Shared code of the server benchmarks: settings, load and resource usage.

/** Settings without limits, since all load is from one machine. */
export const noLimits = {
  RATE_LIMIT_SUBMISSIONS: '1000000',
  RATE_LIMIT_EMAIL_SUBMISSIONS: '1000000',
} as const;

/**
 * Returns the value of `--seconds`.
 * @throws Error if it is not a number above 0
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

/** Creates a client with `connections` connections to a server on this machine. */
export const client = (port: number, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** Rejects after 20 s without a response, or for a status other than 200. */
    ask: async (method: 'GET' | 'POST', path: string, body = ''): Promise<string> => {
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
    },
    leave: () => agent.destroy(),
  };
};

export interface Load {
  /** The time to each response, in ms. */
  readonly waits: number[];
  spentMs: number;
  failed: number;
}
export const noLoad = (): Load => ({ waits: [], spentMs: 0, failed: 0 });

/**
 * Calls each function for `ms`, each time `pauseMs` after its last promise has settled. No request
 * is pending when this resolves. A rejection counts as failed.
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

export const printRow = (name: string, cells: readonly (string | number)[]): void => {
  const figures = cells.map((cell) => String(cell).padStart(10)).join('');
  process.stdout.write(`${name.padEnd(26)}${figures}\n`);
};

/** Returns a process's memory in MB; NaN on systems other than Linux. */
export const memoryMb = (pid: number): number => {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};
