import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Attack, attack, pipelined } from '../server/testing/attack.ts';
import { COMPILED_SERVER, startScript } from '../server/testing/testing.ts';
import { compileServer } from './artefact.ts';
import { quantile } from './bench-parts.ts';

// How long visitors wait while somebody at another address attacks. Linux only: elsewhere the
// loopback network has one address. Compare the rows with each other, not with another machine's.

const VISITORS = 8;
const PAGES = ['/', '/services/cloud', '/contact'];
const PAUSE_MS = 20;
const WAVE_MS = 2000;
const attacks: Readonly<
  Record<string, { readonly connections: number; readonly payload: string }>
> = {
  'pipelined, unread': { connections: 120, payload: pipelined('/') },
  'slow readers': {
    connections: 500,
    payload: 'GET /sw.js HTTP/1.1\r\nHost: x\r\n\r\n',
  },
};

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds must be a number, not '${values.seconds}'`);

const visitFor = async (port: number): Promise<string> => {
  const waits: number[] = [];
  let failed = 0;
  const start = performance.now();
  const visit = async (agent: Agent, path: string) => {
    const asked = get({ agent, host: '127.0.0.1', port, path, timeout: 20_000 });
    asked.once('timeout', () => asked.destroy(new Error('20 s without an answer')));
    const [response] = await once(asked, 'response');
    await text(response);
  };
  const browse = async () => {
    const agent = new Agent({ keepAlive: true });
    for (let n = 0; performance.now() - start < seconds * 1000; n += 1) {
      const asked = performance.now();
      await visit(agent, PAGES[n % PAGES.length] ?? '/').then(
        () => waits.push(performance.now() - asked),
        () => {
          failed += 1;
        },
      );
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: VISITORS }, browse));
  const at = (share: number) => quantile(waits, share).toFixed(1);
  return [at(0.5), at(0.99), failed, waits.length]
    .map((cell) => String(cell).padStart(10))
    .join('');
};

/** Strikes at once, and again every {@link WAVE_MS}; the connections before stay open. */
const strikeAgain = async (port: number, plan: (typeof attacks)[string]): Promise<Attack> => {
  const strike = () => attack({ port, ...plan, localAddress: '127.0.0.2' });
  const waves = [await strike()];
  const timer = setInterval(() => void strike().then((wave) => waves.push(wave)), WAVE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      for (const wave of waves) wave.stop();
    },
  };
};

await compileServer(COMPILED_SERVER);
const print = (name: string, cells: string) => process.stdout.write(`${name.padEnd(26)}${cells}\n`);
const headings = ['p50 ms', 'p99 ms', 'failed', 'answered'];
print('', headings.map((each) => each.padStart(10)).join(''));

for (const [name, plan] of Object.entries(attacks)) {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const { child } = startScript('server', {
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: `file:${join(folder, 'submissions.db')}`,
  });
  child.stderr.pipe(process.stderr);
  try {
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
    const port = Number(/:(\d+)\n/.exec(String(line))?.[1]);
    print(`before ${name}`, await visitFor(port));
    const striking = await strikeAgain(port, plan);
    print(`during ${name}`, await visitFor(port));
    striking.stop();
    if (child.exitCode !== null || child.signalCode !== null) {
      process.stdout.write('The server did not live through it.\n');
      process.exitCode = 1;
    }
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
