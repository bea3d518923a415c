import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earlierFiles, keepEarlierReleases } from '../../tools/earlier-releases.ts';
import { renewOfflineCopy } from '../../tools/offline-copy.ts';
import { ownSiteTest } from './fixtures.ts';

const IS_TEXT = /\.(html|js)$/;
const HASHED_SCRIPT = /-[\w-]{8}\.js$/;

/** The folder of a served site, into which one release after another is deployed. */
export class Releases {
  readonly folder: string;
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
    this.folder = join(root, 'site');
  }

  static async begin(): Promise<Releases> {
    const releases = new Releases(await mkdtemp(join(tmpdir(), 'site-release-')));
    await releases.deploy('A');
    return releases;
  }

  /**
   * Deploys the built site as a release of this name: its scripts under names of their own, and its
   * name on every page's root. `forgetful` leaves the earlier releases' files out.
   */
  async deploy(name: string, { forgetful = false } = {}): Promise<void> {
    const next = join(this.#root, name);
    const earlier = await earlierFiles('dist');
    await cp('dist', next, {
      recursive: true,
      filter: (path) => ![...earlier].some((file) => path.startsWith(join('dist', file))),
    });
    const files = await readdir(next, { recursive: true });
    const scripts = files
      .filter((file) => file.startsWith('assets') && HASHED_SCRIPT.test(file))
      .map((file) => file.slice('assets/'.length, -'.js'.length));
    const script = new RegExp(`(${scripts.join('|')})\\.js`, 'g');
    for (const file of files) {
      const path = join(next, file);
      // Compressed copies are of the site as it was built.
      if (/\.(br|gz)$/.test(file)) await rm(path);
      if (!IS_TEXT.test(file)) continue;
      const text = (await readFile(path, 'utf8'))
        .replace(script, `$1.${name}.js`)
        .replace('<html', `<html data-release="${name}"`);
      await writeFile(
        path.replace(/\.js$/, HASHED_SCRIPT.test(file) ? `.${name}.js` : '.js'),
        text,
      );
      if (HASHED_SCRIPT.test(file)) await rm(path);
    }
    await renewOfflineCopy(next, (path) => path.replace(script, `$1.${name}.js`));
    const store = forgetful ? await mkdtemp(join(this.#root, 'store-')) : join(this.#root, 'store');
    await keepEarlierReleases(next, store);
    // Visitors never meet half a release.
    await rm(this.folder, { recursive: true, force: true });
    await rename(next, this.folder);
  }

  async remove(): Promise<void> {
    await rm(this.#root, { recursive: true, force: true });
  }
}

/** A test whose site can be replaced by another release while visitors have it open. */
export const releaseTest = ownSiteTest.extend<{ releases: Releases }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  releases: async ({}, use) => {
    const releases = await Releases.begin();
    await use(releases);
    await releases.remove();
  },
  settings: async ({ releases }, use) => use({ SITE_DIR: releases.folder }),
});
