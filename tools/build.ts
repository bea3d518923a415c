import { build } from 'vite';
import { keepEarlierReleases, RELEASES } from './earlier-releases.ts';
import { precompress } from './precompress.ts';

// `npm run build`: builds the site into dist/, with everything that server and artefact need.

const SITE = 'dist';

await build();
await precompress(SITE);
// Last, because it copies the compressed files too.
await keepEarlierReleases(SITE, RELEASES);
