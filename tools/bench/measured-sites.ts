import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { chromium } from '@playwright/test';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { launchOptions } from '../../e2e/harness/visitor.ts';
import { type BareVisitor, bareVisitor } from './bare-tab.ts';
import { median, visitOptions } from './figures.ts';
import { makeStaticLimit } from './static-limit.ts';

export const siteOptions = {
  ...visitOptions,
  /** `name=folder`. */
  peer: { type: 'string', multiple: true, default: [] },
} satisfies ParseArgsConfig['options'];

interface Options {
  readonly page: readonly string[];
  readonly peer: readonly string[];
  readonly runs: string;
}

/** Returns the file of a page in a built folder; undefined if the folder has no such page. */
const fileOf = (folder: string, path: string): string | undefined =>
  [`${path}.html`, `${path}/index.html`, `${path}index.html`].find((file) =>
    existsSync(join(folder, file)),
  );

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

/**
 * Visits the built site, its pages as plain HTML and the folder of each peer in turn, and prints
 * medians. A peer is served like the site, and measured on the pages that it has.
 */
export const measureSites = async <Name extends string>(
  { page: paths, peer: peers, runs }: Options,
  columns: Columns<Name>,
  compared: Name,
  measure: (visitor: BareVisitor, port: number, path: string) => Promise<Visits<Name>>,
): Promise<void> => {
  await compileServerOnce();
  const limit = await makeStaticLimit(
    'dist',
    paths.flatMap((path) => fileOf('dist', path) ?? []),
  );
  const folders = [
    ['page', 'dist'],
    [STATIC_LIMIT, limit],
    ...peers.map((peer) => peer.split('=')),
  ];
  const sites = await Promise.all(
    folders.map(async ([name = '', folder = '']) => ({
      ...{ name, folder },
      site: await Site.start({ SITE_DIR: folder }),
    })),
  );
  const browser = await chromium.launch(launchOptions());
  const rows = new Map<string, Figures<Name>[]>();
  try {
    for (let run = 0; run < Number(runs); run += 1) {
      for (const path of paths) {
        for (const { name, site } of sites.filter(({ folder }) => fileOf(folder, path))) {
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
