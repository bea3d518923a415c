import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { number, parse, record, string } from 'valibot';

// A page left open over a release still asks for the script files of its own release. Their names
// hold a hash, so both releases' files can lie side by side.

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

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
  const worker = await readFile(join(site, 'sw.js'), 'utf8');
  const known = await readList(join(store, LIST));

  const earlier: Record<string, number> = {};
  for (const name of await readdir(store)) {
    if (name === LIST || own.has(name)) continue;
    const replacedAt = known[name] ?? now;
    if (now - replacedAt > KEPT_DAYS * DAY_MS) {
      await rm(join(store, name));
      continue;
    }
    if (worker.includes(`"assets/${name}"`)) throw new Error(`The worker precaches ${name}`);
    earlier[name] = replacedAt;
    await cp(join(store, name), join(assets, name), { preserveTimestamps: true });
  }
  for (const name of own) await cp(join(assets, name), join(store, name));
  const list = JSON.stringify(earlier);
  await writeFile(join(store, LIST), list);
  await writeFile(join(site, LIST), list);
};
