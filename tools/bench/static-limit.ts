import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const NEEDS_MORE =
  /<script(?! type="application)\b[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>|<link rel="(?:modulepreload|manifest)"[^>]*>/g;

/** The page without what comes behind its first paint: no page with these words and this look is faster. */
export const asPlainHtml = (html: string): string => html.replace(NEEDS_MORE, '');

/** A copy of the built site `from` in which `files` are plain HTML; its user removes the folder. */
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
