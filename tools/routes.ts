import { resolveConfig } from 'vite';
import { writeIndexes } from './indexes/write-indexes.ts';

// `npm run routes`: the route tree and the indexes of content, as every build writes them.

await writeIndexes();
// The router's plugin writes the route tree once the configuration is known.
await resolveConfig({}, 'build');
