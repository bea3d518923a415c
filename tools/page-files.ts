import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g;

declare global {
  /** The content that routes have requested since this was last cleared. */
  var pageReads: Set<string>;
}

globalThis.pageReads = new Set();

/**
 * For the renderer's build: records which content a route's loader imports for a page. On the
 * server, which runs the same code, it records nothing.
 */
export const noteReads = (): Plugin => ({
  name: 'note-reads',
  transform: {
    order: 'post',
    filter: { id: /\/src\/routes\// },
    handler: (code, id) =>
      code.replace(IMPORT, (found, _, file: string) => {
        const source = relative(process.cwd(), resolve(dirname(id), file));
        return `(globalThis.pageReads?.add(${JSON.stringify(source)}), ${found})`;
      }),
  },
});

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

/** By the paths of its modules, relative to the project, and by its own file. */
const chunks = new Map<string, Chunk>();

/** For the page's build: records the chunk of every module. */
export const noteChunks = (): Plugin => ({
  name: 'note-chunks',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { fileName: file, imports, moduleIds, viteMetadata } = chunk;
      const noted = { file, imports, styles: [...(viteMetadata?.importedCss ?? [])] };
      chunks.set(file, noted);
      for (const id of moduleIds) chunks.set(relative(process.cwd(), id), noted);
    }
  },
});

interface PageFiles {
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The URLs of the scripts and style sheets that `sources` need. */
export const filesOf = (sources: Iterable<string>): PageFiles => {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks.get(key);
    if (!chunk) throw new Error(`No chunk has ${key}`);
    const url = `/${chunk.file}`;
    if (modules.has(url)) return;
    modules.add(url);
    for (const style of chunk.styles) styles.add(`/${style}`);
    chunk.imports.forEach(visit);
  };
  for (const source of sources) visit(source);
  return { modules: [...modules], styles: [...styles] };
};
