import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { launchOptions } from '../../e2e/harness/visitor.ts';
import { type BareVisitor, bareVisitor } from './bare-tab.ts';
import { median } from './figures.ts';
import { makeStaticLimit } from './static-limit.ts';

const fileOf = (path: string): string => {
  const names = [`${path}.html`, `${path}/index.html`, `${path}index.html`];
  const file = names.find((name) => existsSync(join('dist', name)));
  if (!file) throw new Error(`dist has no page ${path}`);
  return file;
};

/** The name of the rows for the same pages as plain HTML. */
const STATIC_LIMIT = 'static limit';

type Columns<Name> = readonly (readonly [name: Name, digits: number])[];
type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** The visits of one person to a page, each with its name. The first visit is called `first`. */
type Visits<Name extends string> = Iterable<readonly [visit: string, figures: Figures<Name>]>;

const tableOf = <Name extends string>(
  rows: ReadonlyMap<string, readonly Figures<Name>[]>,
  columns: Columns<Name>,
  compared: Name,
): string => {
  const medianOf = (row: string, name: Name): number =>
    median((rows.get(row) ?? []).map((each) => each[name]));
  const lines = [...rows.keys()].toSorted().map((row) => {
    const cells = columns.map(([name, digits]) => medianOf(row, name).toFixed(digits));
    const [path] = row.split(' | ');
    const times = medianOf(row, compared) / medianOf(`${path} | first | ${STATIC_LIMIT}`, compared);
    return `| ${row} | ${cells.join(' | ')} | ${times.toFixed(2)} |\n`;
  });
  const names = columns.map(([name]) => name).join(' | ');
  return `| page | visit | of | ${names} | ${compared}, times static |
| --- | --- | --- |${' ---: |'.repeat(columns.length + 1)}
${lines.join('')}`;
};

/** Visits the built pages and the same pages as plain HTML in turn, and prints medians. */
export const measureSites = async <Name extends string>(
  { page: paths, runs }: { readonly page: readonly string[]; readonly runs: string },
  columns: Columns<Name>,
  compared: Name,
  measure: (visitor: BareVisitor, port: number, path: string) => Promise<Visits<Name>>,
): Promise<void> => {
  await compileServerOnce();
  const limit = await makeStaticLimit('dist', paths.map(fileOf));
  const sites = [
    { name: 'page', site: await Site.start({ SITE_DIR: 'dist' }) },
    { name: STATIC_LIMIT, site: await Site.start({ SITE_DIR: limit }) },
  ];
  const browser = await chromium.launch(launchOptions());
  const rows = new Map<string, Figures<Name>[]>();
  try {
    for (let run = 0; run < Number(runs); run += 1) {
      for (const path of paths) {
        for (const { name, site } of sites) {
          const visitor = await bareVisitor(browser);
          for (const [visit, figures] of await measure(visitor, site.port, path)) {
            const row = `${path} | ${visit} | ${name}`;
            rows.set(row, [...(rows.get(row) ?? []), figures]);
          }
          await visitor.leave();
        }
      }
    }
  } finally {
    // Prints the partial results even after a failure.
    process.stdout.write(tableOf(rows, columns, compared));
    await browser.close();
    for (const { site } of sites) await site.remove();
    await rm(limit, { recursive: true });
  }
};
