import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { number, parse, record, string } from 'valibot';
import { parseIndex, type ReleaseIndex } from '../src/offline-copy/release-index.ts';
import { isArchive, isIndex, offlineCopyOf } from './offline-copy.ts';

// A page left open over a release still asks for the script files of its own release. Their names
// hold a hash, so both releases' files can lie side by side.

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where builds keep what the next one needs of them. */
export const RELEASES = '.cache/releases';

/** Relative to the site's root; a name that starts with a dot is never served. */
const LIST = '.earlier-releases.json';

/** File names, each with when its release was replaced, in ms since the epoch. */
const replacedAtSchema = record(string(), number());
type ReplacedAt = Readonly<Record<string, number>>;

const readList = async (file: string): Promise<ReplacedAt> => {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return parse(replacedAtSchema, JSON.parse(text));
};

/** The files in `site` that are of earlier releases, as paths relative to it. */
export const earlierFiles = async (site: string): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(await readList(join(site, LIST))).map((name) => join('assets', name)));

/**
 * Adds to a freshly built `site` the hashed files of the releases before it, and puts its own into
 * `store` for the next build. A file is served for 30 days after the release that replaced it.
 */
export const keepEarlierReleases = async (
  site: string,
  store: string,
  now = Date.now(),
): Promise<void> => {
  const assets = join(site, 'assets');
  await mkdir(store, { recursive: true });
  // Run again on the same build, what it added the first time is no part of the release.
  const added = await earlierFiles(site);
  const own = new Set((await readdir(assets)).filter((name) => !added.has(join('assets', name))));
  const copied = new Set((await offlineCopyOf(site)).files.map(({ path }) => path));
  const known = await readList(join(store, LIST));

  const earlier: Record<string, number> = {};
  for (const name of await readdir(store)) {
    if (name === LIST || own.has(name)) continue;
    const replacedAt = known[name] ?? now;
    if (now - replacedAt > KEPT_DAYS * DAY_MS) {
      await rm(join(store, name));
      continue;
    }
    if (copied.has(`assets/${name}`)) throw new Error(`The offline copy lists ${name}`);
    earlier[name] = replacedAt;
    await cp(join(store, name), join(assets, name), { preserveTimestamps: true });
  }
  for (const name of own) {
    // Only the worker of its own release asks for an archive, and takes single files without.
    if (!isArchive(name)) await cp(join(assets, name), join(store, name));
  }
  const list = JSON.stringify(earlier);
  await writeFile(join(store, LIST), list);
  await writeFile(join(site, LIST), list);
};

// A device that was last here before has more to fetch than would pay an archive of its own.
const WITH_CHANGES = 3;

/** The offline copies of the last releases in `store`, the newest first. */
export const lastCopies = async (store: string): Promise<ReleaseIndex[]> => {
  const names = (await readdir(store).catch(() => [])).filter(isIndex);
  const replacedAt = await readList(join(store, LIST));
  // The release that the next one replaces is in no list yet.
  const until = (name: string) => replacedAt[name] ?? Number.MAX_SAFE_INTEGER;
  const last = names.toSorted((a, b) => until(b) - until(a)).slice(0, WITH_CHANGES);
  const texts = await Promise.all(last.map((name) => readFile(join(store, name), 'utf8')));
  return texts.map(parseIndex);
};
