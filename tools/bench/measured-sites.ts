import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { makeStaticLimit } from './static-limit.ts';

/** The file of a page in a built folder; undefined if the folder has no such page. */
const fileOf = (folder: string, path: string): string | undefined =>
  [`${path}.html`, `${path}/index.html`, `${path}index.html`].find((file) =>
    existsSync(join(folder, file)),
  );

export interface MeasuredSite {
  readonly name: string;
  readonly site: Site;
  readonly has: (path: string) => boolean;
}

/** The name of the row for the same pages without script. */
export const STATIC_LIMIT = 'static limit';

/**
 * Serves the built site, its `pages` as plain HTML, and each peer, and stops them after `measure`.
 * @param peers each as `name=folder`
 */
export const withMeasuredSites = async (
  pages: readonly string[],
  peers: readonly string[],
  measure: (sites: readonly MeasuredSite[]) => Promise<void>,
): Promise<void> => {
  await compileServerOnce();
  const limit = await makeStaticLimit(
    'dist',
    pages.flatMap((path) => fileOf('dist', path) ?? []),
  );
  const folders = [
    ['page', 'dist'],
    [STATIC_LIMIT, limit],
    ...peers.map((peer) => peer.split('=')),
  ];
  const sites = await Promise.all(
    folders.map(async ([name = '', folder = '']) => ({
      name,
      site: await Site.start({ SITE_DIR: folder }),
      has: (path: string) => fileOf(folder, path) !== undefined,
    })),
  );
  try {
    await measure(sites);
  } finally {
    for (const { site } of sites) await site.remove();
    await rm(limit, { recursive: true });
  }
};
