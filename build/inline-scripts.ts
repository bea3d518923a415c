import { build, type Plugin } from 'vite';

const PLACE = /<script data-(\w+)><\/script>/g;

/** Bundles a module and its imports into the text of a classic script. */
const bundled = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'boot' },
    },
  });
  const [first] = [built].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  if (!chunk) throw new Error(`${entry}: the build has no output`);
  return chunk.code.trim();
};

/** Writes `src/boot/<name>.ts` into `<script data-<name>></script>` of index.html. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      let filled = html;
      for (const [place, name = ''] of html.matchAll(PLACE)) {
        const code = await bundled(`src/boot/${name}.ts`);
        filled = filled.replace(place, () => `<script data-${name}>${code}</script>`);
      }
      return filled;
    },
  },
});
