import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { findChromium } from '../find-chromium.mjs';
import { medians, visitOptions } from './figures.ts';

// Prints Lighthouse's scores for some pages, with real throttling. Lighthouse and the version
// of Node that it needs are not dependencies, because nothing else uses them: `npx` downloads them.

const { values } = parseArgs({
  options: { ...visitOptions, runs: { type: 'string', default: '3' } },
});
const RUNS = Number(values.runs);
const PACKAGES = [`node-${process.platform}-${process.arch}@22`, 'lighthouse@13'];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const chromium = findChromium();
if (!chromium) throw new Error('Chromium is missing: run npm run bench lighthouse');
await compileServerOnce();
const site = await Site.start();
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));

const measure = async (path: string): Promise<Report> => {
  const file = join(folder, 'report.json');
  const { status, stderr } = spawnSync(
    'npx',
    [
      ...['--yes', ...PACKAGES.map((name) => `--package=${name}`), 'lighthouse'],
      ...[`http://127.0.0.1:${site.port}${path}`, '--quiet', '--throttling-method=devtools'],
      ...['--chrome-flags=--headless=new --no-sandbox', '--output=json', `--output-path=${file}`],
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Lighthouse failed at ${path}:\n${stderr}`);
  return JSON.parse(await readFile(file, 'utf8'));
};

const figuresOf = ({ categories, audits }: Report) => {
  const score = (name: string) => (categories[name]?.score ?? Number.NaN) * 100;
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'LCP, ms': figure('largest-contentful-paint'),
    'TBT, ms': figure('total-blocking-time'),
    CLS: figure('cumulative-layout-shift'),
  };
};

const table: Record<string, ReturnType<typeof figuresOf>> = {};
try {
  for (const path of values.page) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(figuresOf(await measure(path)));
    table[path] = medians(runs);
  }
} finally {
  console.table(table);
  await site.remove();
  await rm(folder, { recursive: true, force: true });
}
