import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isArchive } from '@site/offline-copy/build';
import * as v from 'valibot';

// A page that is open during an upgrade still requests the scripts of the earlier release.

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The folder where builds store files for later builds. */
export const RELEASES = '.cache/releases';

/** The list of stored files. The leading dot keeps it from being served. */
const LIST = '.earlier-releases.json';

const listSchema = v.object({
  /** Distinguishes the list from another program's file. */
  format: v.literal('releases-1'),
  files: v.record(
    v.pipe(v.string(), v.regex(/^[\w@-][\w.@-]*$/)),
    /** `replacedAt` is in ms since the epoch, or null for the current release's files. */
    v.object({ replacedAt: v.nullable(v.number()) }),
  ),
});
type List = v.InferOutput<typeof listSchema>;

/** @throws Error if the list in `folder` is damaged */
const readList = async (folder: string): Promise<List['files']> => {
  const file = join(folder, LIST);
  try {
    return v.parse(listSchema, JSON.parse(await readFile(file, 'utf8'))).files;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be used. Restore or delete ${folder}.`, { cause: error });
  }
};

/** The files in `site` that belong to earlier releases, as relative paths. */
export const earlierFiles = async (site: string): Promise<ReadonlySet<string>> => {
  const files = Object.entries(await readList(site));
  const earlier = files.filter(([, { replacedAt }]) => replacedAt !== null);
  return new Set(earlier.map(([name]) => join('assets', name)));
};

/**
 * Copies files that were replaced in the last 30 days from `store` into a freshly built `site`.
 * Then copies the site's own files into `store`, for the next build.
 * @throws Error if the store's list is damaged, or lists a file that the store lacks
 */
export const keepEarlierReleases = async (
  site: string,
  store: string,
  now = Date.now(),
): Promise<void> => {
  const assets = join(site, 'assets');
  // Archives are not stored, because only the worker of the same release requests them.
  const own = new Set((await readdir(assets)).filter((name) => !isArchive(name)));
  const list: List = { format: 'releases-1', files: {} };

  for (const [name, file] of Object.entries(await readList(store))) {
    const replacedAt = file.replacedAt ?? now;
    if (own.has(name) || now - replacedAt > KEPT_DAYS * DAY_MS) continue;
    list.files[name] = { replacedAt };
    await cp(join(store, name), join(assets, name), { preserveTimestamps: true });
  }
  await mkdir(store, { recursive: true });
  for (const name of own) {
    list.files[name] = { replacedAt: null };
    await cp(join(assets, name), join(store, name));
  }
  for (const folder of [site, store]) await writeFile(join(folder, LIST), JSON.stringify(list));
  for (const name of await readdir(store)) {
    if (name !== LIST && !(name in list.files)) await rm(join(store, name), { recursive: true });
  }
};
