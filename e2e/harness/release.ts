import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earlierFiles } from '../../build/earlier-releases.ts';
import { research } from '../../src/content/pages/research.ts';
import type { ScratchCopy } from '../../tools/scratch-copy.ts';
import { builtOnce } from './built-once.ts';
import { test } from './fixtures.ts';
import { type Site, withSite } from './running-site.ts';

const CHANGED = 'src/content/pages/research.ts';

/**
 * Consecutive builds of one checkout, by name. In every page, `data-release` of <body> names the
 * release. `B` changes one sentence, and `back` is a rollback to `A`.
 */
const builds = { A: 'A', B: 'B', back: 'A' } as const;
type Build = keyof typeof builds;

const makeBuilds = async (project: ScratchCopy, folder: string): Promise<void> => {
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} lacks: ${from}`);
    await writeFile(join(project.folder, file), text.replace(from, to));
  };
  for (const [build, release] of Object.entries(builds)) {
    await edit('index.html', '<body', `<body data-release="${release}"`);
    const { intro } = research.focusAreas;
    await edit(CHANGED, intro, build === 'B' ? `Changed. ${intro}` : intro);
    await project.build();
    await cp(join(project.folder, 'dist'), join(folder, build), { recursive: true });
  }
};

/** Makes all builds unless they already exist. @returns the folder of `build` */
export const builtRelease = async (build: Build): Promise<string> =>
  join(await builtOnce('releases', builds, makeBuilds), build);

export interface Releases {
  /** The served folder: a symbolic link, which `deploy` points at another release. */
  readonly folder: string;
  readonly site: Site;
  /** @param options.forgetful omits the files of earlier releases */
  readonly deploy: (build: Build, options?: { readonly forgetful?: boolean }) => Promise<void>;
}

/** Serves release A during `use`, and removes all releases afterwards. */
export const withReleases = async (use: (releases: Releases) => Promise<void>): Promise<void> => {
  const root = await mkdtemp(join(tmpdir(), 'site-release-'));
  const folder = join(root, 'site');
  const link = async (build: Build, forgetful = false) => {
    const next = await mkdtemp(join(root, 'release-'));
    await cp(await builtRelease(build), next, { recursive: true });
    if (forgetful) for (const file of await earlierFiles(next)) await rm(join(next, file));
    const newLink = join(root, 'next');
    await symlink(next, newLink, 'dir');
    await rename(newLink, folder);
  };
  await link('A');
  await withSite({ SITE_DIR: folder }, (site) =>
    use({
      folder,
      site,
      async deploy(build, { forgetful } = {}) {
        await link(build, forgetful);
        await site.replace();
      },
    }),
  );
  await rm(root, { recursive: true, force: true });
};

/** A test that can deploy another release while visitors have the site open. */
export const releaseTest = test.extend<{ releases: Releases }>({
  releases: async ({}, use) => withReleases(use),
  site: async ({ releases }, use) => use(releases.site),
});
