import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { contentHash } from '../src/offline-copy/content-hash.ts';
import { isPicture } from '../src/offline-copy/pictures.ts';
import {
  type Archive,
  type IndexedFile,
  parseIndex,
  type ReleaseIndex,
} from '../src/offline-copy/release-index.ts';
import { notFoundFile } from '../src/urls/resolve-page.ts';

/**
 * The list in the worker's script: the index, which lists everything else, and the files that a
 * device without any copy requests beside it, which are the page whose headers all pages share, and
 * the archives of words.
 */
export interface Listed {
  readonly url: string;
  /** Null if the file name contains the hash. */
  readonly revision: string | null;
}

type Bytes = Uint8Array<ArrayBuffer>;
interface Content extends IndexedFile {
  readonly content: Bytes;
}

const read = async (file: string): Promise<Bytes> => new Uint8Array(await readFile(file));

const contentOf = async (site: string, path: string): Promise<Content> => {
  const content = await read(join(site, path));
  return { path, hash: await contentHash(content), bytes: gzipSync(content).length, content };
};

// The longest name that fits into the tar header that the worker reads.
const LONGEST_NAME = 100;

const ASSET = /assets\/[\w.@-]+/g;

/** The files that every page loads itself: they are already in the browser's cache. */
const ofEveryPage = (files: readonly Content[]): ReadonlySet<string> => {
  const pages = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ content }) => new Set(new TextDecoder().decode(content).match(ASSET)));
  const [first = new Set<string>(), ...others] = pages;
  return new Set([...first].filter((path) => others.every((page) => page.has(path))));
};

interface Group {
  readonly name: string;
  /** Files with their positions in the index's list. */
  readonly members: readonly { readonly at: number; readonly file: Content }[];
}

/** The archive that contains a file; undefined for a file that is requested separately. */
const archiveOf = (path: string, alone: ReadonlySet<string>): string | undefined => {
  if (path.length > LONGEST_NAME) throw new Error(`${path}: too long a name for an archive`);
  // All pages use this page's headers, so it must be fetched like a page.
  if (path === notFoundFile || alone.has(path) || path.endsWith('.woff2')) return undefined;
  if (isPicture(path)) return 'pictures';
  return path.startsWith('assets/') ? 'code' : 'pages';
};

/** Every host serves this folder as immutable: the content behind a name never changes. */
const FOLDER = 'assets';

/** Writes a file whose name contains its content's hash. */
const writeHashed = async (site: string, name: string, ending: string, content: Bytes) => {
  const hash = (await contentHash(content)).replace(/\W/g, '').slice(0, 8);
  const path = `${FOLDER}/${name}-${hash}.${ending}`;
  await mkdir(dirname(join(site, path)), { recursive: true });
  await writeFile(join(site, path), content);
  return path;
};

const brotli = promisify(brotliCompress);

/** Writes compressed copies beside `file`. Resolves to the size of the Brotli copy. */
const compress = async (file: string, plain: Bytes): Promise<number> => {
  const small = await brotli(plain, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  await writeFile(`${file}.br`, small);
  // WebKit does not accept Brotli over plain HTTP.
  await writeFile(`${file}.gz`, gzipSync(plain, { level: 9 }));
  return small.length;
};

const INDEX = /^offline-index-[^.]+\.json$/;

/** Whether a file below `assets/` is an index. */
export const isIndex = (name: string): boolean => INDEX.test(name);

const ARCHIVE = /^offline-(?:pages|code|pictures|changes)-[^.]+\.tar(?:\.br|\.gz)?$/;

/** Whether a file below `assets/` is an archive, which no page of another release requests. */
export const isArchive = (name: string): boolean => ARCHIVE.test(name);

/**
 * The content of each archive: all files by type, and in addition the words that a device with one
 * of the `earlier` releases lacks.
 */
const groupsOf = (
  files: readonly Content[],
  alone: ReadonlySet<string>,
  earlier: readonly ReleaseIndex[],
): Group[] => {
  const places = files.map((file, at) => ({ at, file, archive: archiveOf(file.path, alone) }));
  const whole = ['pages', 'code', 'pictures'].map((name) => ({
    name,
    members: places.filter(({ archive }) => archive === name),
  }));
  const changes = earlier.map((index) => {
    const had = new Set(index.files.map(({ path, hash }) => `${hash} ${path}`));
    const members = places.filter(
      ({ archive, file }) =>
        // Pictures wait for consent on metered connections.
        archive && archive !== 'pictures' && !had.has(`${file.hash} ${file.path}`),
    );
    return { name: 'changes', members };
  });
  return [...whole, ...changes].filter(({ members }) => members.length > 0);
};

/**
 * Writes the offline copy's archives of the files at `paths` in `site`, and their index. Resolves
 * to the list for the worker's script.
 */
export const writeOfflineCopy = async (
  site: string,
  paths: readonly string[],
  earlier: readonly ReleaseIndex[] = [],
): Promise<Listed[]> => {
  const files = await Promise.all(paths.toSorted().map((path) => contentOf(site, path)));
  const alone = ofEveryPage(files);

  const writeArchive = async ({ name, members }: Group): Promise<Archive> => {
    const tar = await packTar(
      members.map(({ file: { path, content } }) => ({
        // Reproducible: the same bytes from the same files.
        header: { name: path, size: content.length, type: 'file', mtime: new Date(0) },
        body: content,
      })),
    );
    const path = await writeHashed(site, `offline-${name}`, 'tar', tar);
    const bytes = await compress(join(site, path), tar);
    return { path, bytes, holds: members.map(({ at }) => at) };
  };
  const index: ReleaseIndex = {
    version: 1,
    files: files.map(({ path, hash, bytes }) => ({ path, hash, bytes })),
    archives: await Promise.all(groupsOf(files, alone, earlier).map(writeArchive)),
  };
  const json = new TextEncoder().encode(JSON.stringify(index));
  const url = await writeHashed(site, 'offline-index', 'json', json);
  const words = wholeArchives(index).filter(({ path }) => !path.includes('offline-pictures-'));
  const sample = notFoundFile;
  return [
    { url, revision: await contentHash(json) },
    { url: sample, revision: files.find(({ path }) => path === sample)?.hash ?? null },
    ...words.map(({ path }) => ({ url: path, revision: null })),
  ];
};

const LISTED = /"(assets\/offline-index-[^"]+)"/;

/** The files that the worker of the built `site` caches, and their archives. */
export const offlineCopyOf = async (site: string): Promise<ReleaseIndex> => {
  const [, url] = LISTED.exec(await readFile(join(site, 'sw.js'), 'utf8')) ?? [];
  if (!url) throw new Error(`${site}/sw.js lists no index`);
  return parseIndex(await readFile(join(site, url), 'utf8'));
};

/** The archives that a device without any copy requests. */
export const wholeArchives = ({ archives }: ReleaseIndex): Archive[] =>
  archives.filter(({ path }) => !path.includes('offline-changes-'));
