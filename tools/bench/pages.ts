import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { launchOptions, offlineReady } from '../../e2e/harness/visitor.ts';
import { measuredPages, median } from './figures.ts';
import { makeStaticLimit } from './static-limit.ts';

// A first visit, a second one and one without a connection, on a slow phone with the throttling really
// applied, of the built site, of its pages as plain HTML and of each peer's folder, interleaved: the
// ratios are worth comparing, the milliseconds only on a quiet machine. A peer is served as the site
// is; of the pages it is visited on those that it has.

const { values } = parseArgs({
  options: {
    /** `name=folder`. */
    peer: { type: 'string', multiple: true, default: [] },
    /** A path; those of `measuredPages` where none is given. */
    page: { type: 'string', multiple: true, default: [...measuredPages] },
    runs: { type: 'string', default: '5' },
  },
});
const RUNS = Number(values.runs);
const PHONE = { width: 412, height: 823 };
/** Lighthouse's slow 4G, as it applies it to each request: milliseconds, bytes a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const SLOWER_PROCESSOR = 4;
/** By then a page does nothing more by itself, but for the end of its offline copy. */
const settledMs = { first: 12_000, second: 4_000, offline: 4_000 } as const;

type Kind = keyof typeof settledMs;

const columns = [
  ['fcp', 0],
  ['lcp', 0],
  ['cls', 4],
  ['hydrated', 0],
  ['tbt', 0],
  ['longest', 0],
  /** The longest of some interactions. */
  ['inp', 0],
  /** Requests for script, until the page was hydrated. */
  ['scripts', 0],
  ['requests', 0],
  ['kilobytes', 0],
] as const;
type Visit = Readonly<Record<(typeof columns)[number][0], number>>;

/** Runs in the page, before anything of it; it may name no function, for `tsx` would mark it. */
const watch = () => {
  const seen = { lcp: 0, cls: 0, tasks: [] as number[], hydrated: 0, interactions: [] as number[] };
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        else if (type === 'longtask') seen.tasks.push(entry.duration);
        else if (type === 'layout-shift') seen.cls += 'value' in entry ? Number(entry.value) : 0;
        else if (Reflect.get(entry, 'interactionId')) seen.interactions.push(entry.duration);
      }
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  }
  new MutationObserver(() => {
    if (document.documentElement.dataset['hydrated']) seen.hydrated ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  Object.assign(window, { seen });
};
type Seen = { lcp: number; cls: number; tasks: number[]; hydrated: number; interactions: number[] };

/** Presses and types what any page may have: a button of its bar and of its words, a field. */
const interact = async (page: Page): Promise<void> => {
  const first = (selector: string) => page.locator(selector).locator('visible=true').first();
  for (const selector of ['header button', 'main button:not([type=submit])']) {
    const button = first(selector);
    if (!(await button.count())) continue;
    await button.click();
    await page.keyboard.press('Escape');
  }
  const field = first('main :is(textarea, input[type=text], input[type=email])');
  if (!(await field.count())) return;
  await field.pressSequentially('Thandi');
  const submit = first('main form[novalidate] button[type=submit]');
  if (await submit.count()) await submit.click();
};

const visit = async (page: Page, url: string, kind: Kind): Promise<Visit> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  let requests = 0;
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ response }) => {
    if (!response.fromServiceWorker && !response.fromDiskCache) requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(settledMs[kind]);
  const kilobytes = bytes / 1024;
  const loaded = await page.evaluate(() => {
    const seen: Seen = Reflect.get(window, 'seen');
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
  const asked = requests;
  await interact(page);
  const inp = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const seen: Seen = Reflect.get(window, 'seen');
    return Math.max(0, ...seen.interactions);
  });
  await devtools.detach();
  return { ...loaded, inp, requests: asked, kilobytes };
};

/** All visits of one person. */
const visits = async (context: BrowserContext, url: string) => {
  const seen = new Map<Kind, Visit>();
  const first = await context.newPage();
  seen.set('first', await visit(first, url, 'first'));
  const hasWorker = await first.evaluate(async () =>
    Boolean(await navigator.serviceWorker.getRegistration()),
  );
  if (hasWorker) await offlineReady(first);
  await first.close();
  for (const kind of hasWorker ? (['second', 'offline'] as const) : (['second'] as const)) {
    await context.setOffline(kind === 'offline');
    const page = await context.newPage();
    seen.set(kind, await visit(page, url, kind));
    await page.close();
  }
  return seen;
};

/** The file of a page in a built folder; undefined where it has none. */
const fileOf = (folder: string, path: string): string | undefined =>
  [`${path}.html`, `${path}/index.html`, `${path}index.html`].find((file) =>
    existsSync(join(folder, file)),
  );

await compileServerOnce();
const limit = await makeStaticLimit(
  'dist',
  values.page.flatMap((path) => fileOf('dist', path) ?? []),
);
const folders = [
  ['site', 'dist'],
  ['static limit', limit],
  ...values.peer.map((peer) => peer.split('=')),
].map(([name = '', folder = '']) => ({ name, folder }));
const sites = await Promise.all(
  folders.map(async ({ name, folder }) => ({
    name,
    folder,
    site: await Site.start({ SITE_DIR: folder }),
  })),
);
const browser = await chromium.launch(launchOptions(['--disable-gpu']));
const rows = new Map<string, Visit[]>();
for (let run = 0; run < RUNS; run += 1) {
  for (const path of values.page) {
    for (const { name, folder, site } of sites) {
      if (!fileOf(folder, path)) continue;
      const context = await browser.newContext({
        viewport: PHONE,
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      });
      for (const [kind, seen] of await visits(context, `http://127.0.0.1:${site.port}${path}`)) {
        const row = `${path} | ${kind} | ${name}`;
        rows.set(row, [...(rows.get(row) ?? []), seen]);
      }
      await context.close();
    }
  }
}
await browser.close();
for (const { site } of sites) await site.remove();
await rm(limit, { recursive: true });

const medianOf = (row: string, column: keyof Visit): number =>
  median((rows.get(row) ?? []).map((each) => each[column]));

process.stdout.write(
  `Medians of ${RUNS}, and LCP beside that of the static limit's first visit.\n`,
);
process.stdout.write(
  `| page | visit | of | ${columns.map(([name]) => name).join(' | ')} | LCP ratio |\n`,
);
process.stdout.write(`| --- | --- | --- |${' ---: |'.repeat(columns.length + 1)}\n`);
for (const row of [...rows.keys()].toSorted()) {
  const figures = columns.map(([name, digits]) => medianOf(row, name).toFixed(digits));
  const [path] = row.split(' | ');
  const ratio = medianOf(row, 'lcp') / medianOf(`${path} | first | static limit`, 'lcp');
  process.stdout.write(`| ${row} | ${figures.join(' | ')} | ${ratio.toFixed(2)} |\n`);
}
