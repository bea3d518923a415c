import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const NOT_FOR_FIRST_PAINT =
  /<script(?! type="application)\b[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>|<link rel="(?:modulepreload|manifest)"[^>]*>/g;

/**
 * Removes scripts, `noscript` elements, preloads and the manifest's link. The rest is the fastest
 * possible page with this text and look.
 */
export const asPlainHtml = (html: string): string => html.replace(NOT_FOR_FIRST_PAINT, '');

/** Copies the built site `from`, with `files` as plain HTML. The caller removes the copy. */
export const makeStaticLimit = async (from: string, files: readonly string[]): Promise<string> => {
  const out = await mkdtemp(join(tmpdir(), 'static-limit-'));
  await cp(from, out, { recursive: true, filter: (file) => basename(file) !== 'sw.js' });
  for (const file of files) {
    const html = asPlainHtml(await readFile(join(from, file), 'utf8'));
    await writeFile(join(out, file), html);
    await writeFile(join(out, `${file}.br`), brotliCompressSync(html));
    await rm(join(out, `${file}.gz`), { force: true });
  }
  return out;
};
