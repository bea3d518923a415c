import { rm } from 'node:fs/promises';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import compileServerOnce from '../e2e/harness/compiled-server.ts';
import { Site } from '../e2e/harness/running-site.ts';
import { measuredPages, median } from './bench-parts.ts';
import { findChromium } from './find-chromium.mjs';
import { makeStaticLimit } from './static-limit.ts';

// A first visit on a slow phone, with the throttling really applied, of each built folder that is
// named (`dist` where none is) and of the last one's pages as plain HTML, interleaved: the ratios are
// worth comparing, the milliseconds only on a quiet machine.

const RUNS = 5;
const PHONE = { width: 412, height: 823 };
/** Lighthouse's slow 4G, as it applies it to each request: milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744 };
const SLOWER_PROCESSOR = 4;
/** When the offline copy begins to come; what is asked for later belongs to it. */
const SETTLED_MS = 12_000;

interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly hydrated: number;
  readonly tbt: number;
  readonly longest: number;
  /** Of script, until the page was hydrated. */
  readonly scripts: number;
  readonly requests: number;
  readonly kilobytes: number;
}

/** Runs in the page, before anything of it; it may name no function, for `tsx` would mark it. */
const watch = () => {
  const seen = { lcp: 0, cls: 0, tasks: [] as number[], hydrated: 0 };
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        else if (type === 'longtask') seen.tasks.push(entry.duration);
        else seen.cls += 'value' in entry ? Number(entry.value) : 0;
      }
    }).observe({ type, buffered: true });
  }
  new MutationObserver(() => {
    if (document.documentElement.dataset['hydrated']) seen.hydrated ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  Object.assign(window, { seen });
};

const throttle = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...SLOW_4G,
    uploadThroughput: 86_400,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
};

const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await throttle(devtools);
  let requests = 0;
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(SETTLED_MS);
  const measured = await page.evaluate(() => {
    const seen: { lcp: number; cls: number; tasks: number[]; hydrated: number } = Reflect.get(
      window,
      'seen',
    );
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      lcp: seen.lcp,
      cls: seen.cls,
      hydrated: seen.hydrated,
      tbt: seen.tasks.reduce((all, task) => all + Math.max(0, task - 50), 0),
      longest: Math.max(0, ...seen.tasks),
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < seen.hydrated).length,
    };
  });
  await context.close();
  return { ...measured, requests, kilobytes: bytes / 1024 };
};

await compileServerOnce();
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['dist'];
const limit = await makeStaticLimit(
  folders.at(-1) ?? 'dist',
  measuredPages.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
);
const served = [...folders.map((folder) => [folder, folder]), ['static limit', limit]] as const;
const sites = await Promise.all(
  served.map(async ([name = '', folder = '']) => ({
    name,
    site: await Site.start({ SITE_DIR: folder }),
  })),
);
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium: run npm run bench:paint');
const browser = await chromium.launch({
  executablePath,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const visits = new Map<string, Visit[]>();
for (let run = 0; run < RUNS; run += 1) {
  for (const path of measuredPages) {
    for (const { name, site } of sites) {
      const row = `${name} ${path}`;
      const seen = await visit(browser, `http://127.0.0.1:${site.port}${path}`);
      visits.set(row, [...(visits.get(row) ?? []), seen]);
    }
  }
}
await browser.close();
for (const { site } of sites) await site.remove();
await rm(limit, { recursive: true });

const columns = [
  ['fcp', 0],
  ['lcp', 0],
  ['cls', 4],
  ['hydrated', 0],
  ['tbt', 0],
  ['longest', 0],
  ['scripts', 0],
  ['requests', 0],
  ['kilobytes', 0],
] as const;
process.stdout.write(`| medians of ${RUNS} | ${columns.map(([name]) => name).join(' | ')} |\n`);
process.stdout.write(`| --- |${' ---: |'.repeat(columns.length)}\n`);
for (const [row, seen] of visits) {
  const figures = columns.map(([name, digits]) =>
    median(seen.map((each) => each[name])).toFixed(digits),
  );
  process.stdout.write(`| ${row} | ${figures.join(' | ')} |\n`);
}
