import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash } from './content-hash.ts';
import type { IndexedFile, ListedFile, ReleaseIndex } from './release-index.ts';

export type { ListedFile, ReleaseIndex } from './release-index.ts';

export interface OfflineCopyOptions {
  /** The folder of the built site. */
  readonly site: string;
  /** The page whose response headers are stored with all pages. */
  readonly headersFrom: string;
  /** Returns the name of a file's archive, or undefined to request the file separately. */
  readonly archiveOf: (path: string) => string | undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;
interface Content extends IndexedFile {
  readonly content: Bytes;
}

const PATH = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

const contentOf = async (site: string, path: string): Promise<Content> => {
  if (!PATH.test(path)) {
    throw new Error(
      `${path}: a name in the offline copy may contain only A-Z, a-z, 0-9, _, -, @ and, except at its beginning, dots`,
    );
  }
  const content = new Uint8Array(await readFile(join(site, path)));
  return {
    path,
    hash: await contentHash(content),
    length: content.length,
    bytes: (await zip(content)).length,
    content,
  };
};

const ASSET = /assets\/[\w.@-]+/g;

/**
 * Returns the assets that every page loads. Archives omit them, because the browser's HTTP cache
 * already has them.
 */
const ofEveryPage = (files: readonly Content[]): ReadonlySet<string> => {
  const pages = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ content }) => new Set(new TextDecoder().decode(content).match(ASSET)));
  const [first = new Set<string>(), ...others] = pages;
  return new Set([...first].filter((path) => others.every((page) => page.has(path))));
};

/** Hosts serve this folder as immutable, because each file name in it contains a hash. */
const FOLDER = 'assets';

/** Writes `content` to a file with a hash in its name. Resolves to the path. */
const writeHashed = async (site: string, name: string, ending: string, content: Bytes) => {
  const hash = (await contentHash(content)).replace(/\W/g, '').slice(0, 8);
  const path = `${FOLDER}/${name}-${hash}.${ending}`;
  await mkdir(dirname(join(site, path)), { recursive: true });
  await writeFile(join(site, path), content);
  return path;
};

/** Writes compressed copies beside `file`. Resolves to the size of the Brotli copy. */
const compress = async (file: string, plain: Bytes): Promise<number> => {
  const small = await brotli(plain, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  await writeFile(`${file}.br`, small);
  // WebKit does not accept Brotli over unencrypted HTTP.
  await writeFile(`${file}.gz`, await zip(plain, { level: 9 }));
  return small.length;
};

/** Whether a file below `assets/` is an archive, or a compressed copy of one. */
export const isArchive = (name: string): boolean =>
  /^offline-[a-z]+-[^.]+\.bin(?:\.br|\.gz)?$/.test(name);

/** Maps the name of each archive to the positions of its files in `files`. */
const positionsOf = (
  files: readonly Content[],
  { archiveOf, headersFrom }: OfflineCopyOptions,
): ReadonlyMap<string, readonly number[]> => {
  const alone = ofEveryPage(files);
  const positions = new Map<string, number[]>();
  for (const [at, { path }] of files.entries()) {
    const name = path === headersFrom || alone.has(path) ? undefined : archiveOf(path);
    if (name) positions.set(name, [...(positions.get(name) ?? []), at]);
  }
  return positions;
};

/**
 * Writes an index and archives of the files at `paths` into the site. Resolves to the list that the
 * build inserts into the worker's script.
 */
export const writeOfflineCopy = async (
  paths: readonly string[],
  options: OfflineCopyOptions,
): Promise<ListedFile[]> => {
  const { site, headersFrom } = options;
  const files = await Promise.all(paths.toSorted().map((path) => contentOf(site, path)));
  const writeArchive = async ([name, holds]: readonly [string, readonly number[]]) => {
    const contents = holds.flatMap((at) => files[at]?.content ?? []);
    const content = new Uint8Array(Buffer.concat(contents));
    const path = await writeHashed(site, `offline-${name}`, 'bin', content);
    return { path, bytes: await compress(join(site, path), content), holds };
  };
  const index: ReleaseIndex = {
    files: files.map(({ content: _, ...file }) => file),
    archives: await Promise.all([...positionsOf(files, options)].map(writeArchive)),
  };
  const json = new TextEncoder().encode(JSON.stringify(index));
  const url = await writeHashed(site, 'offline-index', 'json', json);
  const sample = files.find(({ path }) => path === headersFrom);
  if (!sample) throw new Error(`${headersFrom}: no such page`);
  return [
    { url, revision: await contentHash(json), role: 'index' },
    { url: headersFrom, revision: sample.hash, role: 'headers' },
  ];
};

/** Returns a function for `injectManifest.manifestTransforms` of vite-plugin-pwa. */
export const offlineCopy =
  (options: OfflineCopyOptions) => async (entries: readonly { readonly url: string }[]) => {
    const listed = await writeOfflineCopy(
      entries.map(({ url }) => url),
      options,
    );
    return { manifest: listed.map((file) => ({ ...file, size: 0 })) };
  };

const LISTED = /"(assets\/offline-index-[^"]+)"/;

/** Reads the index of the built site: the files that the worker stores, and their archives. */
export const offlineCopyOf = async (site: string): Promise<ReleaseIndex> => {
  const [, url] = LISTED.exec(await readFile(join(site, 'sw.js'), 'utf8')) ?? [];
  if (!url) throw new Error(`${site}/sw.js lists no index`);
  return JSON.parse(await readFile(join(site, url), 'utf8'));
};
