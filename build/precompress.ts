import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli, zip } from './compress.ts';

/** The server serves nothing whose name begins with a dot, except `.well-known`. */
const NOT_SERVED = /^\.(?!well-known)/;
export const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|md|webmanifest|ico)$/;

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
          ['gz', await zip(plain)],
        ] as const) {
          if (small.length < plain.length) await writeFile(`${file}.${ending}`, small);
          else await rm(`${file}.${ending}`, { force: true });
        }
      }),
  );
};
