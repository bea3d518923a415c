import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect } from '@playwright/test';
import { isArchive } from '@site/offline-copy/build';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { offlineReady, Visitor } from '../../e2e/harness/visitor.ts';
import { makeDirectory } from '../../server/testing/testing.ts';
import { unavailablePage } from '../../src/prerender/unavailable-page.ts';
import { startNginx } from '../testing/nginx.ts';
import { median } from './figures.ts';
import { type Line, SlowLine } from './slow-line.ts';

// Measures how long the whole site takes to reach a device, from the first request of a first
// visit. A proxy adds latency and limits bandwidth, even for the worker's requests. Measures each
// given build folder (default: `dist`), and the last one also without its archives. The site is
// served as deployed, over HTTP/2 behind `deploy/nginx.conf`.

const RUNS = 3;
/** How often to check whether the offline copy is complete, in ms. */
const OFTEN = [100];
const lines: readonly Line[] = [
  { name: 'slow 4G', roundTripMs: 150, bitsPerSecond: 1_600_000 },
  { name: 'far away', roundTripMs: 560, bitsPerSecond: 1_600_000 },
  { name: 'good', roundTripMs: 40, bitsPerSecond: 10_000_000 },
];

interface Figures {
  readonly seconds: number;
  readonly kilobytes: number;
  /** The number of the service worker's requests. */
  readonly requests: number;
  /** Processor time of the whole browser. */
  readonly cpuSeconds: number;
}

const { positionals } = parseArgs({ allowPositionals: true });

const browserCpuSeconds = async ({ context }: Visitor): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  await session?.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

/**
 * Measures what `work` costs a new visitor, whose browser loads the site in `folder` over `line`.
 */
const visiting = async (
  folder: string,
  line: Line,
  work: (visitor: Visitor, line: SlowLine) => Promise<unknown>,
): Promise<Figures> => {
  const site = await Site.start({ SITE_DIR: folder, TRUST_PROXY: '127.0.0.1' });
  const directory = makeDirectory({ 'artefact/unavailable.html': unavailablePage() });
  const nginx = await startNginx(directory.path, [site.port]);
  const slow = await SlowLine.to(nginx.port, line);
  const visitor = await Visitor.arrive(`https://${slow.host}`, { args: [nginx.acceptedBy] });
  let requests = 0;
  visitor.context.on('request', (request) => {
    if (request.serviceWorker()) requests += 1;
  });
  const start = performance.now();
  const cpuBefore = await browserCpuSeconds(visitor);
  try {
    await work(visitor, slow);
    return {
      seconds: (performance.now() - start) / 1000,
      kilobytes: slow.bytes / 1024,
      requests,
      cpuSeconds: (await browserCpuSeconds(visitor)) - cpuBefore,
    };
  } finally {
    await visitor.leave();
    await slow.close();
    await nginx.stop();
    directory.remove();
    await site.remove();
  }
};

const firstVisit = (folder: string, line: Line) =>
  visiting(folder, line, async (visitor) => offlineReady(await visitor.newPage('/'), OFTEN));

/** Measures a first visit whose connections break once, after this share of `kilobytes`. */
const interrupted = (folder: string, line: Line, kilobytes: number, share: number) =>
  visiting(folder, line, async (visitor, slow) => {
    const cut = slow.cutAfter(kilobytes * 1024 * share);
    const page = await visitor.newPage('/');
    await cut;
    // Retries, because a page reloads itself if its code did not arrive.
    await expect(() => offlineReady(page, OFTEN)).toPass({ intervals: OFTEN, timeout: 120_000 });
  });

const oneByOne = async (folder: string): Promise<string> => {
  const out = await mkdtemp(join(tmpdir(), 'site-one-by-one-'));
  await cp(folder, out, { recursive: true });
  for (const name of await readdir(join(out, 'assets'))) {
    if (isArchive(name)) await rm(join(out, 'assets', name));
  }
  return out;
};

await compileServerOnce();
const folders = positionals.length > 0 ? positionals : ['dist'];
const last = folders.at(-1) ?? 'dist';
const alone = await oneByOne(last);

const rows = new Map<string, Figures[]>();
const note = (name: string, figures: Figures) =>
  rows.set(name, [...(rows.get(name) ?? []), figures]);
const medianOf = (row: string, name: keyof Figures) =>
  median((rows.get(row) ?? []).map((each) => each[name]));
for (let run = 0; run < RUNS; run += 1) {
  for (const line of lines) {
    for (const folder of folders) note(`${line.name}: ${folder}`, await firstVisit(folder, line));
    note(`${line.name}: ${last}, one by one`, await firstVisit(alone, line));
  }
  const [line] = lines;
  if (!line) continue;
  const whole = medianOf(`${line.name}: ${last}`, 'kilobytes');
  for (const share of [0.3, 0.7]) {
    const name = `${line.name}: ${last}, cut at ${share * 100} %`;
    note(name, await interrupted(last, line, whole, share));
  }
}
await rm(alone, { recursive: true });

process.stdout.write(
  `| medians of ${RUNS} | seconds | KB in all | requests of the worker | processor, seconds |\n`,
);
process.stdout.write('| --- | ---: | ---: | ---: | ---: |\n');
for (const row of rows.keys()) {
  const cells = [
    medianOf(row, 'seconds').toFixed(1),
    medianOf(row, 'kilobytes').toFixed(0),
    medianOf(row, 'requests'),
    medianOf(row, 'cpuSeconds').toFixed(1),
  ];
  process.stdout.write(`| ${row} | ${cells.join(' | ')} |\n`);
}
