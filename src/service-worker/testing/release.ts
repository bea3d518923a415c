import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ListedFile, type ReleaseIndex, writeOfflineCopy } from '@site/offline-copy/build';
import { copyRules } from '../../offline-copy/copy-rules.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A build of a small site: the files on the server and the list in the worker. */
export interface Release {
  readonly served: ReadonlyMap<string, Bytes>;
  readonly listed: readonly ListedFile[];
  readonly index: ReleaseIndex;
}

/** Every page loads this script, so no archive contains it. */
export const EVERY_PAGE = 'assets/every-1.js';

const page = (words: string) =>
  `<html><script src="/${EVERY_PAGE}"></script><p>${words.repeat(200)}</p></html>`;

/** The files of the first release. Tests change some of them for the next release. */
export const firstFiles: Readonly<Record<string, string>> = {
  '404.html': page('Not found. '),
  'index.html': page('Welcome. '),
  'about.html': page('About us. '),
  'contact.html': page('Write to us. '),
  'products/_other.html': page('No such product. '),
  [EVERY_PAGE]: 'every(1)',
  'assets/contact-1.js': 'contact(1)',
  'assets/style-1.css': 'p {}',
  'assets/text-1.woff2': 'a font',
  'images/home.svg': '<svg>home</svg>',
  'images/contact.svg': '<svg>contact</svg>',
  'images/person.jpg': 'a photograph',
};

export const build = async (
  files: Readonly<Record<string, string>> = firstFiles,
): Promise<Release> => {
  const site = await mkdtemp(join(tmpdir(), 'site-worker-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), content);
  }
  const listed = await writeOfflineCopy(Object.keys(files), { ...copyRules, site });
  const paths = await readdir(site, { recursive: true, withFileTypes: true });
  const served = new Map<string, Bytes>();
  for (const entry of paths.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    served.set(file.slice(site.length + 1), new Uint8Array(await readFile(file)));
  }
  await rm(site, { recursive: true });
  const index = new TextDecoder().decode(served.get(listed[0]?.url ?? ''));
  return { served, listed, index: JSON.parse(index) };
};

export const archiveOf = ({ index }: Release, name: string): string => {
  const found = index.archives.find(({ path }) => path.includes(`/offline-${name}-`));
  if (!found) throw new Error(`There is no archive of ${name}`);
  return found.path;
};
