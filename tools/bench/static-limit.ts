import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const NOT_FOR_FIRST_PAINT =
  /<script(?! type="application)\b[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>|<link rel="(?:modulepreload|manifest)"[^>]*>/g;

/** The service worker, and the renderer, with which the server would replace reduced pages. */
const OMITTED = ['sw.js', '.render'];

/**
 * Copies the built site in `from`, and reduces `files` to the parts that the first paint needs. No
 * page with this look can be faster. The caller removes the copy.
 */
export const makeStaticLimit = async (from: string, files: readonly string[]): Promise<string> => {
  const out = await mkdtemp(join(tmpdir(), 'static-limit-'));
  await cp(from, out, { recursive: true, filter: (file) => !OMITTED.includes(basename(file)) });
  for (const file of files) {
    const html = (await readFile(join(from, file), 'utf8')).replace(NOT_FOR_FIRST_PAINT, '');
    await writeFile(join(out, file), html);
    await writeFile(join(out, `${file}.br`), brotliCompressSync(html));
  }
  return out;
};
