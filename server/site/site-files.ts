import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mediaTypeOf } from '../../src/urls/media-types.ts';
import { acceptWeights } from '../accept.ts';

type Encoding = 'br' | 'gzip';

/** One file of the site, in the negotiated encoding. */
export interface SiteFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly encoding: Encoding | null;
  /** Whether the page is gone (status 410), as when its vacancy has closed. */
  readonly isGone?: boolean;
}

export interface SiteFiles {
  /** Whether `file`, relative to the site's root, exists and is public. */
  has(file: string): boolean;
  /** Returns null if the file is missing or not public. */
  read(file: string, acceptEncoding: string): Promise<SiteFile | null>;
}

/** The site as it was built. */
export interface BuiltSite extends SiteFiles {
  /** Returns the text of a file, which need not be public; undefined if the file is missing. */
  text(file: string): string | undefined;
}

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

// Files and folders whose name begins with a dot (`.vite`), except `.well-known` (RFC 8615).
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;
const NOT_FOR_VISITORS = /(?:\.br|\.gz|^(?:build-facts|csp-hashes|form-pages)\.json)$/;

/** Returns the encodings that a client accepts, the smallest first. */
export const acceptedEncodings = (acceptEncoding: string): readonly Encoding[] => {
  const weights = acceptWeights(acceptEncoding);
  return (['br', 'gzip'] as const).filter(
    (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0,
  );
};

/** Returns a strong ETag. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Reads all files below `root` into memory, so that no request has to open a file. */
export const readSiteFiles = (root: string): BuiltSite => {
  const contents = new Map<string, Pick<SiteFile, 'body' | 'etag'>>();
  const entries = existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    contents.set(relative(root, path), { body, etag: etagOf(body) });
  }
  const has = (file: string) =>
    contents.has(file) && !HIDDEN.test(file) && !NOT_FOR_VISITORS.test(file);

  return {
    has,
    text: (file) => contents.get(file)?.body.toString(),
    async read(file, acceptEncoding) {
      const plain = contents.get(file);
      if (!plain || !has(file)) return null;
      const type = mediaTypeOf(file);
      for (const encoding of acceptedEncodings(acceptEncoding)) {
        const packed = contents.get(file + endings[encoding]);
        if (packed) return { ...packed, type, encoding };
      }
      return { ...plain, type, encoding: null };
    },
  };
};
