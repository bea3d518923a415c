import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Only one of the names with a leading dot is served. */
const NOT_SERVED = /^\.(?!well-known)/;
export const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|md|webmanifest|ico)$/;

/**
 * Writes compressed copies beside the files of a built `site`, at the highest quality: the server
 * only selects one. A copy that is not smaller is omitted.
 */
export const precompress = async (site: string): Promise<void> => {
  const names = await readdir(site, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && !NOT_SERVED.test(name))
      .map(async (name) => {
        const file = join(site, name);
        const plain = await readFile(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        for (const [ending, small] of [
          ['br', await brotli(plain, { params })],
          ['gz', await zip(plain, { level: 9 })],
        ] as const) {
          if (small.length < plain.length) await writeFile(`${file}.${ending}`, small);
          else await rm(`${file}.${ending}`, { force: true });
        }
      }),
  );
};
