import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { findChromium } from '../find-chromium.mjs';
import { medians, visitOptions } from './figures.ts';

// Prints Lighthouse's scores for some pages, with real throttling. `npx` downloads Lighthouse and
// the version of Node that it needs. They are not dependencies, because nothing else uses them.

const { values } = parseArgs({
  options: { ...visitOptions, runs: { type: 'string', default: '3' } },
});
const PACKAGES = [`node-${process.platform}-${process.arch}@22`, 'lighthouse@13'];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

await compileServerOnce();
const site = await Site.start();

/** Returns the score of each category, from 0 to 100. */
const measure = (path: string): Record<string, number> => {
  const printed = execFileSync(
    'npx',
    [
      ...['--yes', ...PACKAGES.map((name) => `--package=${name}`), 'lighthouse'],
      ...[`http://127.0.0.1:${site.port}${path}`, '--quiet', '--throttling-method=devtools'],
      ...['--chrome-flags=--headless=new --no-sandbox', '--output=json', '--output-path=stdout'],
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, encoding: 'utf8', maxBuffer: Infinity },
  );
  const { categories }: Report = JSON.parse(printed);
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, score * 100]),
  );
};

const table: Record<string, Record<string, number>> = {};
try {
  for (const path of values.page) {
    table[path] = medians(Array.from({ length: Number(values.runs) }, () => measure(path)));
  }
} finally {
  console.table(table);
  await site.remove();
}
