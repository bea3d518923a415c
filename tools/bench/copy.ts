import { parseArgs } from 'node:util';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { offlineReady, Visitor } from '../../e2e/harness/visitor.ts';
import { makeDirectory } from '../../server/testing/testing.ts';
import { unavailablePage } from '../../src/prerender/unavailable-page.ts';
import { startNginx } from '../testing/nginx.ts';
import { medians } from './figures.ts';
import { type Line, startSlowLine } from './slow-line.ts';

// Measures the time from the first request of a first visit until the device has the whole site. A
// proxy adds latency and limits bandwidth, even for the worker's requests. Each given build folder
// (default: `dist`) is served as in production: over HTTP/2, behind `deploy/nginx.conf`.

const RUNS = 3;
const lines: readonly Line[] = [
  { name: 'slow 4G', roundTripMs: 150, bitsPerSecond: 1_600_000 },
  { name: 'far away', roundTripMs: 560, bitsPerSecond: 1_600_000 },
  { name: 'good', roundTripMs: 40, bitsPerSecond: 10_000_000 },
];

const { positionals } = parseArgs({ allowPositionals: true });

const browserCpuSeconds = async ({ context }: Visitor): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  await session?.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

const firstVisit = async (folder: string, line: Line) => {
  const site = await Site.start({ SITE_DIR: folder, TRUST_PROXY: '127.0.0.1' });
  const directory = makeDirectory({ 'artefact/unavailable.html': unavailablePage() });
  const nginx = await startNginx(directory.path, [site.port]);
  const slow = await startSlowLine(nginx.port, line);
  const visitor = await Visitor.arrive(`https://${slow.host}`, { args: [nginx.acceptedBy] });
  let requests = 0;
  visitor.context.on('request', (request) => {
    if (request.serviceWorker()) requests += 1;
  });
  const start = performance.now();
  const cpuBefore = await browserCpuSeconds(visitor);
  try {
    // Checks every 100 ms whether the offline copy is complete.
    await offlineReady(await visitor.newPage('/'), [100]);
    return {
      seconds: (performance.now() - start) / 1000,
      kilobytes: slow.bytes() / 1024,
      'requests of the worker': requests,
      'processor, seconds': (await browserCpuSeconds(visitor)) - cpuBefore,
    };
  } finally {
    await visitor.leave();
    await slow.close();
    await nginx.stop();
    directory.remove();
    await site.remove();
  }
};

await compileServerOnce();
const folders = positionals.length > 0 ? positionals : ['dist'];
const rows = new Map<string, Awaited<ReturnType<typeof firstVisit>>[]>();
for (let run = 0; run < RUNS; run += 1) {
  for (const line of lines) {
    for (const folder of folders) {
      const row = `${line.name}: ${folder}`;
      rows.set(row, [...(rows.get(row) ?? []), await firstVisit(folder, line)]);
    }
  }
}
console.table(Object.fromEntries([...rows].map(([row, runs]) => [row, medians(runs)])));
