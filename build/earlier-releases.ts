import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isArchive, offlineCopyOf } from '@site/offline-copy/build';
import { contentHash } from '@site/offline-copy/content-hash';
import * as v from 'valibot';

// A page that is still open after a release requests the scripts of its own, earlier release. File
// names contain a hash, so files of several releases fit into one folder.

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The folder where builds store files for later builds. */
export const RELEASES = '.cache/releases';

/** The list of files, in the store and in the site. Because of the leading dot it is not served. */
const LIST = '.earlier-releases.json';

const listSchema = v.object({
  /** Distinguishes the list from another program's file. */
  format: v.literal('releases-1'),
  files: v.record(
    v.pipe(v.string(), v.regex(/^[\w@-][\w.@-]*$/)),
    v.object({
      hash: v.string(),
      /** In ms since the epoch; null for files of the current release. */
      replacedAt: v.nullable(v.number()),
    }),
  ),
});
type Files = v.InferOutput<typeof listSchema>['files'];

const readList = async (folder: string): Promise<Files> =>
  v.parse(listSchema, JSON.parse(await readFile(join(folder, LIST), 'utf8'))).files;

const writeList = async (folder: string, files: Files): Promise<void> => {
  const half = join(folder, `${LIST}.half`);
  await writeFile(half, JSON.stringify({ format: 'releases-1', files }));
  await rename(half, join(folder, LIST));
};

const hashOf = async (file: string): Promise<string> =>
  contentHash(new Uint8Array(await readFile(file)));

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The files in `site` that belong to earlier releases, as relative paths. */
export const earlierFiles = async (site: string): Promise<ReadonlySet<string>> => {
  const files = await readList(site).catch((error): Files => {
    if (isMissing(error)) return {};
    throw error;
  });
  const earlier = Object.entries(files).filter(([, { replacedAt }]) => replacedAt !== null);
  return new Set(earlier.map(([name]) => join('assets', name)));
};

/** The undamaged files in `store`, and any problem with the list or the other files. */
const readStore = async (
  store: string,
): Promise<{ readonly files: Files; readonly problem?: string }> => {
  let listed: Files;
  try {
    listed = await readList(store);
  } catch (error) {
    if (isMissing(error)) return { files: {} };
    return { files: {}, problem: `the list of its files cannot be used (${reasonOf(error)})` };
  }
  const checked = await Promise.all(
    Object.entries(listed).map(async ([name, file]) => {
      const hash = await hashOf(join(store, name)).catch(() => undefined);
      return { name, file, isWhole: hash === file.hash };
    }),
  );
  const damaged = checked.filter(({ isWhole }) => !isWhole).map(({ name }) => name);
  const whole = checked.filter(({ isWhole }) => isWhole);
  return {
    files: Object.fromEntries(whole.map(({ name, file }) => [name, file])),
    ...(damaged.length > 0 && {
      problem: `${damaged.length} of its files are damaged or missing, such as ${damaged[0]}`,
    }),
  };
};

const updateStore = async (
  store: string,
  files: Files,
  assets: string,
  own: Iterable<string>,
): Promise<void> => {
  await mkdir(store, { recursive: true });
  for (const name of own) await cp(join(assets, name), join(store, name));
  await writeList(store, files);
  for (const name of await readdir(store)) {
    if (name !== LIST && !(name in files)) await rm(join(store, name), { recursive: true });
  }
};

/**
 * Adds to a freshly built `site` the files of earlier releases that were replaced in the last 30
 * days, and copies the site's own files into `store` for the next build. A damaged store causes a
 * warning and the loss of earlier files, but does not stop the build.
 */
export const keepEarlierReleases = async (
  site: string,
  store: string,
  now = Date.now(),
  warn: (line: string) => void = console.warn,
): Promise<void> => {
  const assets = join(site, 'assets');
  // An earlier run after the same build may have added files, which do not belong to this release.
  const added = await earlierFiles(site);
  const own = new Set(
    (await readdir(assets)).filter(
      // Archives are not stored, because only their own release's worker requests them.
      (name) => !added.has(join('assets', name)) && !isArchive(name),
    ),
  );
  const copied = new Set((await offlineCopyOf(site)).files.map(({ path }) => path));
  const stored = await readStore(store);
  const problems = stored.problem ? [stored.problem] : [];

  const files: Files = {};
  for (const [name, file] of Object.entries(stored.files)) {
    const replacedAt = file.replacedAt ?? now;
    if (own.has(name) || now - replacedAt > KEPT_DAYS * DAY_MS) continue;
    if (copied.has(`assets/${name}`)) throw new Error(`The offline copy lists the old ${name}`);
    files[name] = { hash: file.hash, replacedAt };
    await cp(join(store, name), join(assets, name), { preserveTimestamps: true });
  }
  for (const name of own) {
    files[name] = { hash: await hashOf(join(assets, name)), replacedAt: null };
  }
  await writeList(site, files);
  await updateStore(store, files, assets, own).catch((error) => problems.push(reasonOf(error)));
  if (problems.length > 0) {
    warn(`${store}: ${problems.join('; ')}. Pages of earlier releases may lack their scripts.`);
  }
};
