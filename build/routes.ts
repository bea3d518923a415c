import { resolveConfig } from 'vite';
import { writeIndexes } from './indexes/write-indexes.ts';

// `npm run routes`: writes the route tree and the content indexes, as every build does.

await writeIndexes();
// The router's plugin writes the route tree when the configuration is resolved.
await resolveConfig({}, 'build');
