import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/harness/visitor.ts';
import { BareVisitor } from './bare-tab.ts';
import { median, visitOptions } from './figures.ts';
import { STATIC_LIMIT, withMeasuredSites } from './measured-sites.ts';
import { causes, type TraceEvent, type Work, workOf } from './trace.ts';

// Measures the processor time of a first visit by cause, on the tab's main thread, for the built
// site, its pages without script and each peer, interleaved. Nothing is throttled: compare the
// ratios.

const { values } = parseArgs({
  options: {
    /** `name=folder`. */
    peer: { type: 'string', multiple: true, default: [] },
    ...visitOptions('5'),
  },
});
const SETTLED_MS = 6_000;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing', '__metadata'];
const RUNS = Number(values.runs);

/** Runs in the page, before the page's own scripts. */
const markHydration = () => {
  new MutationObserver(() => {
    if (document.documentElement?.dataset['hydrated']) performance.mark('hydrated');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
};

const rows = new Map<string, (Work & { readonly nodes: number })[]>();

const writeTable = (): void => {
  const columns = ['all', ...causes, 'nodes'] as const;
  process.stdout.write(`Milliseconds of processor time, medians of at most ${RUNS} runs.\n`);
  process.stdout.write(`| page | of | ${columns.join(' | ')} | times static |\n`);
  process.stdout.write(`| --- | --- |${' ---: |'.repeat(columns.length + 1)}\n`);
  const medianOf = (row: string, column: (typeof columns)[number]): number =>
    median((rows.get(row) ?? []).map((each) => each[column]));
  for (const row of rows.keys()) {
    const figures = columns.map((column) => medianOf(row, column).toFixed(0));
    const [path] = row.split(' | ');
    const ratio = medianOf(row, 'all') / medianOf(`${path} | ${STATIC_LIMIT}`, 'all');
    process.stdout.write(`| ${row} | ${figures.join(' | ')} | ${ratio.toFixed(2)} |\n`);
  }
};

await withMeasuredSites(values.page, values.peer, async (sites) => {
  const browser = await chromium.launch(launchOptions());
  const session = await browser.newBrowserCDPSession();
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const path of values.page) {
        for (const { name, site } of sites.filter(({ has }) => has(path))) {
          const visitor = await BareVisitor.arrive(browser);
          const tab = await visitor.newTab();
          await tab.send('Page.addScriptToEvaluateOnNewDocument', {
            source: `(${markHydration})()`,
          });
          const events: TraceEvent[] = [];
          const collect = ({ value }: { readonly value: object[] }) =>
            void events.push(...(value as TraceEvent[]));
          session.on('Tracing.dataCollected', collect);
          await session.send('Tracing.start', {
            transferMode: 'ReportEvents',
            traceConfig: { includedCategories: CATEGORIES },
          });
          const url = `http://127.0.0.1:${site.port}${path}`;
          await tab.goto(url);
          await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
          const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
          await session.send('Tracing.end');

          await ended;
          session.off('Tracing.dataCollected', collect);
          const nodes = await tab.evaluate(() => document.querySelectorAll('*').length);
          const row = `${path} | ${name}`;
          rows.set(row, [...(rows.get(row) ?? []), { ...workOf(events), nodes }]);
          await tab.close();
          await visitor.leave();
        }
      }
    }
  } finally {
    writeTable();
    await browser.close();
  }
});
