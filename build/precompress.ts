import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The server serves no file or folder whose name begins with a dot, except `.well-known`. */
const NOT_SERVED = /^\.(?!well-known)/;
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|md|webmanifest|ico)$/;

/** Compresses on another thread. The quality ranges from 0 to 11. */
export const brotli = (plain: Uint8Array, quality = 11): Promise<Buffer> =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

/** Writes compressed copies beside the files of a built `site`, if the copies are smaller. */
export const precompress = async (site: string): Promise<void> => {
  const names = await readdir(site, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && !NOT_SERVED.test(name))
      .map(async (name) => {
        const file = join(site, name);
        const plain = await readFile(file);
        for (const [ending, small] of [
          ['br', await brotli(plain)],
          // For WebKit, which does not accept Brotli over plain HTTP.
          ['gz', await promisify(gzip)(plain, { level: 9 })],
        ] as const) {
          if (small.length < plain.length) await writeFile(`${file}.${ending}`, small);
        }
      }),
  );
};
