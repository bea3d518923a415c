import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect } from '@playwright/test';
import { isArchive } from '@site/offline-copy/build';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { lookForUpdate } from '../../e2e/harness/service-worker.ts';
import { offlineReady, Visitor } from '../../e2e/harness/visitor.ts';
import { makeDirectory } from '../../server/testing/testing.ts';
import { unavailablePage } from '../../src/prerender/unavailable-page.ts';
import { startNginx } from '../testing/nginx.ts';
import { median } from './figures.ts';
import { type Line, SlowLine } from './slow-line.ts';

// Measures how long the whole site takes to reach a device, from the first request of a first
// visit. A proxy applies latency and bandwidth, even to the worker's requests. Measures each given
// folder of a build (default: `dist`), and the last folder also file by file. With several folders,
// also measures an update from the first to the last. The site is served as deployed, over HTTP/2
// behind `deploy/nginx.conf`, or with `--http1` over the server's own HTTP/1.1.

const RUNS = 3;
/** How often the worker is asked whether the copy is complete, in ms. */
const OFTEN = [100];
const lines: readonly Line[] = [
  { name: 'slow 4G', roundTripMs: 150, bitsPerSecond: 1_600_000 },
  { name: 'far away', roundTripMs: 560, bitsPerSecond: 1_600_000 },
  { name: 'good', roundTripMs: 40, bitsPerSecond: 10_000_000 },
];

interface Figures {
  readonly seconds: number;
  readonly kilobytes: number;
  /** The worker's requests. */
  readonly requests: number;
  /** Processor time of the whole browser. */
  readonly cpuSeconds: number;
}

const figuresOf = (of: (name: keyof Figures) => number): Figures => ({
  seconds: of('seconds'),
  kilobytes: of('kilobytes'),
  requests: of('requests'),
  cpuSeconds: of('cpuSeconds'),
});

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { http1: { type: 'boolean' } },
});

/** The server for a visit, alone or behind nginx. */
interface Host {
  readonly port: number;
  readonly scheme: string;
  /** The arguments with which a browser trusts the host. */
  readonly args: readonly string[];
  readonly remove: () => Promise<void>;
}

const serverAlone = async (folder: string): Promise<Host> => {
  const site = await Site.start({ SITE_DIR: folder });
  return { port: site.port, scheme: 'http', args: [], remove: () => site.remove() };
};

const asDeployed = async (folder: string): Promise<Host> => {
  const site = await Site.start({ SITE_DIR: folder, TRUST_PROXY: '127.0.0.1' });
  const directory = makeDirectory({ 'artefact/unavailable.html': unavailablePage() });
  const { port, acceptedBy, stop } = await startNginx(directory.path, [site.port]);
  return {
    port,
    scheme: 'https',
    args: [acceptedBy],
    remove: async () => {
      await stop();
      directory.remove();
      await site.remove();
    },
  };
};

const host = values.http1 ? serverAlone : asDeployed;

const browserCpuSeconds = async ({ context }: Visitor): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  await session?.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

interface Measured {
  readonly figures: () => Promise<Figures>;
  readonly line: SlowLine;
  readonly visitor: Visitor;
}

/** Calls `work` with a new visitor to whom `folder` is served through a slow line. */
const visiting = async (
  folder: string,
  line: Line,
  work: (measured: Measured) => Promise<Figures>,
): Promise<Figures> => {
  const served = await host(folder);
  const slow = await SlowLine.to(served.port, line);
  const visitor = await Visitor.arrive(`${served.scheme}://${slow.host}`, {
    args: [...served.args],
  });
  let requests = 0;
  visitor.context.on('request', (request) => {
    if (request.serviceWorker()) requests += 1;
  });
  const start = performance.now();
  const cpuBefore = await browserCpuSeconds(visitor);
  const figures = async () => ({
    seconds: (performance.now() - start) / 1000,
    kilobytes: slow.bytes / 1024,
    requests,
    cpuSeconds: (await browserCpuSeconds(visitor)) - cpuBefore,
  });
  try {
    return await work({ figures, line: slow, visitor });
  } finally {
    await visitor.leave();
    await slow.close();
    await served.remove();
  }
};

const firstVisit = (folder: string, line: Line) =>
  visiting(folder, line, async ({ visitor, figures }) => {
    await offlineReady(await visitor.newPage('/'), OFTEN);
    return figures();
  });

/** Measures a first visit whose line is cut after this share of its bytes, and restored at once. */
const interrupted = (folder: string, line: Line, kilobytes: number, share: number) =>
  visiting(folder, line, async ({ visitor, figures, line: slow }) => {
    const cut = slow.cutAfter(kilobytes * 1024 * share);
    const page = await visitor.newPage('/');
    await cut;
    // Retries, because a page reloads itself if its code was cut off.
    await expect(() => offlineReady(page, OFTEN)).toPass({ intervals: OFTEN, timeout: 120_000 });
    return figures();
  });

const oneByOne = async (folder: string): Promise<string> => {
  const out = await mkdtemp(join(tmpdir(), 'site-one-by-one-'));
  await cp(folder, out, { recursive: true });
  for (const name of await readdir(join(out, 'assets'))) {
    if (isArchive(name)) await rm(join(out, 'assets', name));
  }
  return out;
};

/** Measures the update of a device that has the previous release. */
const nextRelease = async (folder: string, next: string, line: Line): Promise<Figures> => {
  const served = await mkdtemp(join(tmpdir(), 'site-next-'));
  await cp(folder, served, { recursive: true });
  try {
    return await visiting(served, line, async ({ visitor, figures }) => {
      const page = await visitor.newPage('/');
      await offlineReady(page);
      const before = await figures();
      await rm(served, { recursive: true });
      await cp(next, served, { recursive: true });
      await lookForUpdate(page);
      await page.evaluate(async () => {
        const { installing } = await navigator.serviceWorker.ready;
        while (installing?.state === 'installing') {
          await new Promise((resolve) => {
            installing.addEventListener('statechange', resolve, { once: true });
          });
        }
        if (installing?.state !== 'installed')
          throw new Error(`The worker is ${installing?.state}`);
      });
      const after = await figures();
      return figuresOf((name) => after[name] - before[name]);
    });
  } finally {
    await rm(served, { recursive: true, force: true });
  }
};

await compileServerOnce();
const folders = positionals.length > 0 ? positionals : ['dist'];
const last = folders.at(-1) ?? 'dist';
const alone = await oneByOne(last);

const medians = (all: readonly Figures[]): Figures =>
  figuresOf((name) => median(all.map((each) => each[name])));

const rows = new Map<string, Figures[]>();
const note = (name: string, figures: Figures) =>
  rows.set(name, [...(rows.get(name) ?? []), figures]);
for (let run = 0; run < RUNS; run += 1) {
  for (const line of lines) {
    for (const folder of folders) note(`${line.name}: ${folder}`, await firstVisit(folder, line));
    note(`${line.name}: ${last}, one by one`, await firstVisit(alone, line));
  }
  const [line] = lines;
  if (!line) continue;
  const whole = medians(rows.get(`${line.name}: ${last}`) ?? []).kilobytes;
  for (const share of [0.3, 0.7]) {
    const name = `${line.name}: ${last}, cut at ${share * 100} %`;
    note(name, await interrupted(last, line, whole, share));
  }
  const [earlier] = folders;
  if (earlier && earlier !== last) {
    note(`${line.name}: ${last} after ${earlier}`, await nextRelease(earlier, last, line));
  }
}
await rm(alone, { recursive: true });

process.stdout.write(
  `| medians of ${RUNS} | seconds | KB in all | requests of the worker | processor, seconds |\n`,
);
process.stdout.write('| --- | ---: | ---: | ---: | ---: |\n');
for (const [name, all] of rows) {
  const { seconds, kilobytes, requests, cpuSeconds } = medians(all);
  process.stdout.write(
    `| ${name} | ${seconds.toFixed(1)} | ${kilobytes.toFixed(0)} | ${requests} | ${cpuSeconds.toFixed(1)} |\n`,
  );
}
