import compileServer from '../e2e/harness/compiled-server.ts';
import { Network } from '../e2e/harness/network.ts';
import { Site } from '../e2e/harness/running-site.ts';
import { offlineReady, Visitor } from '../e2e/harness/visitor.ts';
import { median } from './bench-parts.ts';

// First visit, repeat visit and offline start of the built site, in one run on one machine: the
// ratios are worth comparing, the milliseconds are not. What is kept offline, in exact bytes, is
// `tools/sizes.ts`.

const RUNS = 5;
const PAGES = ['/', '/services/cloud', '/products/opher'] as const;

interface Visit {
  readonly firstPaintMs: number;
  readonly hydratedMs: number;
  readonly requests: number;
}

const visit = async (visitor: Visitor, path: string): Promise<Visit> => {
  const page = await visitor.context.newPage();
  let requests = 0;
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) requests += 1;
  });
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  const times = await page.evaluate(() => ({
    firstPaintMs:
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    hydratedMs: performance.now(),
  }));
  await page.close();
  return { ...times, requests };
};

const rows: Record<string, Visit[]> = { first: [], repeat: [], offline: [] };
const readyMs: number[] = [];

await compileServer();

for (let run = 0; run < RUNS; run += 1) {
  for (const path of PAGES) {
    const site = await Site.start();
    const network = new Network(() => site.port);
    await network.connect();
    const visitor = await Visitor.arrive(network.origin);
    rows['first']?.push(await visit(visitor, path));
    const page = await visitor.newPage(path);
    const start = performance.now();
    await offlineReady(page);
    readyMs.push(performance.now() - start);
    await page.close();
    rows['repeat']?.push(await visit(visitor, path));
    await network.close();
    rows['offline']?.push(await visit(visitor, path));
    await visitor.leave();
    await site.remove();
  }
}

const first = median(rows['first']?.map(({ firstPaintMs }) => firstPaintMs) ?? []);
process.stdout.write('visit     first paint   ratio   hydrated   requests (medians)\n');
for (const [name, visits] of Object.entries(rows)) {
  const paint = median(visits.map(({ firstPaintMs }) => firstPaintMs));
  const hydrated = median(visits.map(({ hydratedMs }) => hydratedMs));
  const requests = median(visits.map((each) => each.requests));
  process.stdout.write(
    `${name.padEnd(9)} ${paint.toFixed(0).padStart(8)} ms ${(paint / first).toFixed(2).padStart(7)} ${hydrated.toFixed(0).padStart(7)} ms ${String(requests).padStart(8)}\n`,
  );
}
process.stdout.write(`offline-ready after ${median(readyMs).toFixed(0)} ms\n`);
