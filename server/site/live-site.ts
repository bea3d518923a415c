import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import type { FindLiveFile } from '../../src/openings/live-file.ts';
import { mediaTypeOf } from '../../src/urls/media-types.ts';
import type { WatchedOpenings } from '../openings-file.ts';
import { acceptedEncodings, type BuiltSite, etagOf, type SiteFiles } from './site-files.ts';

/** `src/prerender/render.tsx`, compiled into the site by the build. */
const RENDERER = '.render/render.js';

/** Matches the files that may show openings. Requests for other files do not read the openings. */
const MAY_BE_LIVE = /^(?:(?:careers|training)(?:\/.+)?\.(?:html|md)|sitemap\.xml)$/;

interface Renderer {
  readonly liveFile: FindLiveFile;
}

interface LiveSiteDeps {
  readonly siteDir: string;
  readonly openings: Pick<WatchedOpenings, 'read' | 'changedOn'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// The highest quality would take ten times as long, and save only a few bytes.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const compressed = async (text: string) => {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([brotli(plain, { params }), zip(plain)]);
  return { br, gzip: zipped, plain, etag: etagOf(plain) };
};
type Written = Awaited<ReturnType<typeof compressed>>;

/** Returns null if the renderer is missing, or cannot be loaded. Logs only a failure to load. */
const loadRenderer = async (file: string, log: LiveSiteDeps['log']): Promise<Renderer | null> => {
  if (!existsSync(file)) return null;
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    log.error({ err: error }, "the site's renderer cannot be loaded");
    return null;
  }
};

/**
 * Returns `built`, with openings rendered into the pages that show them. The first request for a
 * page renders it, and the result is cached until the openings or the day changes. Without a
 * renderer or a valid list of openings, the built pages are sent.
 */
export const withOpenings = async (
  built: BuiltSite,
  { siteDir, openings, log }: LiveSiteDeps,
): Promise<SiteFiles> => {
  const renderer = await loadRenderer(join(siteDir, RENDERER), log);
  let written = new Map<string, Promise<Written>>();
  let writtenFrom: unknown = null;
  const read = (file: string): string => {
    const text = built.text(file);
    if (text === undefined) throw new Error(`the built site lacks ${file}`);
    return text;
  };

  const find = (file: string) => {
    if (!MAY_BE_LIVE.test(file)) return undefined;
    const dated = openings.read();
    const live = dated && renderer?.liveFile(file, dated);
    return live ? { live, dated } : undefined;
  };

  return {
    has: (file) => find(file) !== undefined || built.has(file),
    async read(file, acceptEncoding) {
      const found = find(file);
      if (!found) return built.read(file, acceptEncoding);
      const { live, dated } = found;
      if (writtenFrom !== dated) written = new Map();
      writtenFrom = dated;
      const site = { openings: dated, changedOn: openings.changedOn, read };
      const writing = written.get(file) ?? live.write(site).then(compressed);
      written.set(file, writing);
      // The next request tries again.
      writing.catch(() => written.delete(file));
      const { etag, plain, ...packed } = await writing;
      const [encoding = null] = acceptedEncodings(acceptEncoding);
      return {
        body: encoding ? packed[encoding] : plain,
        type: mediaTypeOf(file),
        etag,
        encoding,
        isGone: live.status === 'gone',
      };
    },
  };
};
