import { build } from 'vite';
import type { Env } from '../src/env.ts';
import { chunkByNeed, compileAhead } from './chunks.ts';
import { keepEarlierReleases, RELEASES } from './earlier-releases.ts';
import { contentIndexes } from './indexes/write-indexes.ts';
import { pageFiles } from './page-files.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { serviceWorker } from './service-worker.ts';
import { siteConfig } from './site-config.ts';

export const buildSite = async ({ out, env }: { out: string; env: Env }): Promise<void> => {
  const { noteChunks, filesOf } = pageFiles();
  await build({
    configFile: false,
    ...siteConfig(env, {
      plugins: [
        contentIndexes(),
        noteChunks,
        compileAhead(),
        // Writes the pages first, because the offline copy contains them.
        serviceWorker(out, () => prerender(out, env, filesOf)),
      ],
      build: {
        outDir: out,
        manifest: true,
        // Writes the licences to `.vite/`, for the artefact.
        license: true,
        rolldownOptions: {
          output: {
            // Font files get short names, because every page's HTML contains the names.
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${/woff2$/.test(name) ? 'font' : '[name]'}-[hash][extname]`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkByNeed() }],
            },
          },
        },
      },
    }),
  });
  await precompress(out);
  // Runs last, because it also copies compressed files.
  await keepEarlierReleases(out, RELEASES);
};
