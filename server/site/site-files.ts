import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf } from '../../src/urls/media-types.ts';
import { acceptWeights } from '../accept.ts';

type Encoding = 'br' | 'gzip';

/** One file of the site, in the negotiated encoding. */
export interface SiteFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly encoding: Encoding | null;
  /** Whether the page is gone (status 410), like that of a closed vacancy. */
  readonly isGone?: boolean;
}

/** Thrown if a file cannot be opened or rendered now, for example with too many open files. */
export class FileUnavailable extends Error {
  override readonly name = 'FileUnavailable';
}

export interface SiteFiles {
  /** Whether `file`, relative to the site's root, exists and is public. @throws FileUnavailable */
  has(file: string): boolean;
  /** Returns null if the file is missing or not public. @throws FileUnavailable */
  read(file: string, acceptEncoding: string): Promise<SiteFile | null>;
}

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

// No part of a path may begin with a dot (`..`, `.vite`), except `.well-known` (RFC 8615).
const FILE = /^(?:\.well-known\/)?[\w@~-][\w.@~-]*(?:\/[\w@~-][\w.@~-]*)*$/;
const NOT_FOR_VISITORS = /(?:\.br|\.gz|^(?:build-facts|csp-hashes|form-pages)\.json)$/;

/** Returns the encodings that a client accepts, the smallest first. */
export const acceptedEncodings = (acceptEncoding: string): readonly Encoding[] => {
  const weights = acceptWeights(acceptEncoding);
  return (['br', 'gzip'] as const).filter(
    (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0,
  );
};

const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** Returns null if the file is missing; throws for any other error. */
const nullIfMissing = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && MISSING.includes(error.code)) return null;
  throw new FileUnavailable('a site file cannot be opened', { cause: error });
};

type Content = Pick<SiteFile, 'body' | 'etag'>;

/** Returns a strong ETag. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Returns the files below `root`. Each read checks date and size, to notice a new build. */
export const siteFilesIn = (root: string): SiteFiles => {
  // Stores promises, so that simultaneous requests for one file read it once.
  const read = new Map<string, { stamp: string; content: Promise<Content | null> }>();

  const stampOf = (file: string): string | null => {
    try {
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      return found?.isFile() ? `${found.mtimeMs} ${found.size}` : null;
    } catch (error) {
      return nullIfMissing(error);
    }
  };

  const contentOf = async (file: string): Promise<Content | null> => {
    const body = await readFile(join(root, file)).catch(nullIfMissing);
    return body && { body, etag: etagOf(body) };
  };

  const load = async (file: string): Promise<Content | null> => {
    const stamp = stampOf(file);
    if (stamp === null) return null;
    const known = read.get(file);
    if (known?.stamp === stamp) return known.content;
    const content = contentOf(file);
    read.set(file, { stamp, content });
    let loaded: Content | null = null;
    try {
      loaded = await content;
    } finally {
      if (!loaded) read.delete(file);
    }
    return loaded;
  };

  const has = (file: string): boolean =>
    FILE.test(file) && !NOT_FOR_VISITORS.test(file) && stampOf(file) !== null;

  return {
    has,
    async read(file, acceptEncoding) {
      if (!has(file)) return null;
      const type = mediaTypeOf(file);
      for (const encoding of acceptedEncodings(acceptEncoding)) {
        const packed = await load(file + endings[encoding]);
        if (packed) return { ...packed, type, encoding };
      }
      const plain = await load(file);
      return plain && { ...plain, type, encoding: null };
    },
  };
};
