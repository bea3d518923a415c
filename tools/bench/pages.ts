import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { offlineReady } from '../../e2e/harness/visitor.ts';
import { type BareTab, openBrowser } from './bare-tab.ts';
import { medians, visitOptions } from './figures.ts';
import { type Line, startSlowLine } from './slow-line.ts';
import { makeStaticLimit } from './static-limit.ts';

// Measures a first, a second and an offline visit on a slow phone with real throttling. Visits to
// the built pages alternate with visits to their plain-HTML copies. The ratio between the two is
// always comparable; milliseconds are comparable only on a quiet machine.

const { values } = parseArgs({
  options: {
    ...visitOptions,
    /** The factor by which the processor is slowed down. */
    slower: { type: 'string', default: '4' },
    /** Measures only the first visit. */
    first: { type: 'boolean', default: false },
  },
});
/** Lighthouse's slow 4G, whose latency per request already includes connection set-up. */
const SLOW_4G: Line = {
  name: 'slow 4G',
  roundTripMs: 562.5,
  bitsPerSecond: 8 * 188_744,
  connectionMs: 0,
};

/** The time after which a page is idle, in ms. The offline copy may take longer. */
const settledMs = { first: 12_000, second: 4_000, offline: 4_000 } as const;

type Kind = keyof typeof settledMs;

interface Seen {
  lcp: number;
  cls: number;
  tasks: { readonly startTime: number; readonly duration: number }[];
  hydrated: number;
  interactions: number[];
}

/** Runs before a page's scripts. Defines no named functions, because `tsx` would wrap them. */
const watch = () => {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [], hydrated: 0, interactions: [] };
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        else if (type === 'longtask') seen.tasks.push(entry);
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

/** Taps controls that most pages have: a button in the header, a button in `main`, and a field. */
const interact = async (tab: BareTab): Promise<void> => {
  for (const selector of ['header button', 'main button:not([type=submit])']) {
    if (await tab.tap(selector)) await tab.escape();
  }
  if (!(await tab.tap('main :is(textarea, input[type=text], input[type=email])'))) return;
  await tab.type('Thandi');
  // Submits a form only after hydration, because otherwise the browser would leave the page.
  await tab.tap('[data-hydrated] main form[novalidate] button[type=submit]');
};

const visit = async (tab: BareTab, url: string, kind: Kind) => {
  await tab.session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await tab.session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
  // Resolves when the response to the navigation begins.
  await tab.session.send('Page.navigate', { url });
  await wait(settledMs[kind]);
  const loaded = await tab.evaluate(() => {
    const seen: Seen = Reflect.get(window, 'seen');
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocked = seen.tasks.map(
      // Ignores time before the first paint, which does not count as blocking.
      ({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50,
    );
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sent = [page, ...files]
      .filter((file) => file && !file.workerStart)
      .map((file) => file?.transferSize ?? 0)
      .filter(Boolean);
    return {
      fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      hydrated: seen.hydrated,
      tbt: blocked.reduce((all, ms) => all + Math.max(0, ms), 0),
      longest: Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
      requests: sent.length,
      kilobytes: sent.reduce((all, bytes) => all + bytes, 0) / 1024,
    };
  });
  await interact(tab);
  const inp = await tab.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const seen: Seen = Reflect.get(window, 'seen');
    return Math.max(0, ...seen.interactions);
  });
  /** `inp` is the longest of several interactions. */
  return { ...loaded, inp };
};
type Visit = Awaited<ReturnType<typeof visit>>;

const visits = async (newTab: () => Promise<BareTab>, port: number, path: string) => {
  const line = await startSlowLine(port, SLOW_4G);
  const url = `http://${line.host}${path}`;
  const seen = new Map<Kind, Visit>();
  const first = await newTab();
  seen.set('first', await visit(first, url, 'first'));
  const hasWorker = await first.evaluate(async () =>
    Boolean(await navigator.serviceWorker.getRegistration()),
  );
  if (hasWorker && !values.first) await offlineReady(first);
  await first.close();
  for (const kind of values.first ? [] : (['second', 'offline'] as const)) {
    if (kind === 'offline' && !hasWorker) break;
    if (kind === 'offline') line.cut();
    const tab = await newTab();
    seen.set(kind, await visit(tab, url, kind));
    await tab.close();
  }
  await line.close();
  return seen;
};

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path}.html`);

/** The name of the rows for the plain-HTML copies. */
const STATIC_LIMIT = 'static limit';
const rows = new Map<string, Visit[]>();

const printTable = (): void => {
  const found = new Map([...rows].map(([row, runs]) => [row, medians(runs)]));
  const table = [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([row, figures]) => {
      const [path] = row.split(' | ');
      const limit = found.get(`${path} | first | ${STATIC_LIMIT}`)?.lcp ?? Number.NaN;
      return [row, { ...figures, 'lcp, times static': Number((figures.lcp / limit).toFixed(2)) }];
    });
  console.table(Object.fromEntries(table));
};

await compileServerOnce();
const limit = await makeStaticLimit('dist', values.page.map(fileOf));
const sites = [
  { name: 'page', site: await Site.start({ SITE_DIR: 'dist' }) },
  { name: STATIC_LIMIT, site: await Site.start({ SITE_DIR: limit }) },
];
const browser = await openBrowser();
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const path of values.page) {
      for (const { name, site } of sites) {
        const visitor = await browser.newVisitor();
        for (const [kind, figures] of await visits(visitor.newTab, site.port, path)) {
          const row = `${path} | ${kind} | ${name}`;
          rows.set(row, [...(rows.get(row) ?? []), figures]);
        }
        await visitor.leave();
      }
    }
  }
} finally {
  // Prints the results so far, even after a failure.
  printTable();
  await browser.close();
  for (const { site } of sites) await site.remove();
  await rm(limit, { recursive: true });
}
