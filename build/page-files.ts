import { dirname, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const IMPORT = /\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g;

/** Makes the renderer's routes report the files that they import dynamically for a page. */
export const noteReads = (): Plugin => ({
  name: 'note-reads',
  transform: {
    order: 'post',
    filter: { id: /\/src\/routes\// },
    handler: (code, id) => {
      const noting = code.replace(IMPORT, (found, _, file: string) => {
        const source = relative(process.cwd(), resolve(dirname(id), file));
        return `(noteRead(${JSON.stringify(source)}), ${found})`;
      });
      const from = JSON.stringify(resolve('src/prerender/reads.ts'));
      return noting === code ? code : `import { noteRead } from ${from};\n${noting}`;
    },
  },
});

export const pageFiles = () => {
  /** The chunks, by their file names and by the project-relative paths of their modules. */
  const chunks = new Map<
    string,
    Pick<Rolldown.OutputChunk, 'fileName' | 'imports'> & { styles: string[] }
  >();
  return {
    /** A plugin for the site's build that notes the chunk of every module. */
    noteChunks: {
      name: 'note-chunks',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { fileName, imports, moduleIds, viteMetadata } = chunk;
          const noted = { fileName, imports, styles: [...(viteMetadata?.importedCss ?? [])] };
          chunks.set(fileName, noted);
          for (const id of moduleIds) chunks.set(relative(process.cwd(), id), noted);
        }
      },
    } satisfies Plugin,
    /** Returns the URLs of scripts and styles that `sources` need. Call this after the build. */
    filesOf: (sources: Iterable<string>) => {
      const modules = new Set<string>();
      const styles = new Set<string>();
      const visit = (key: string) => {
        const chunk = chunks.get(key);
        if (!chunk) throw new Error(`No chunk contains ${key}`);
        const url = `/${chunk.fileName}`;
        if (modules.has(url)) return;
        modules.add(url);
        for (const style of chunk.styles) styles.add(`/${style}`);
        chunk.imports.forEach(visit);
      };
      for (const source of sources) visit(source);
      return { modules: [...modules], styles: [...styles] };
    },
  };
};

export type PageFiles = ReturnType<typeof pageFiles>;
