import { build } from 'vite';
import { keepEarlierReleases, RELEASES } from './earlier-releases.ts';
import { precompress } from './precompress.ts';

// `npm run build`: the site into dist/, all that the server and the artefact need of it.

const SITE = 'dist';

await build();
await precompress(SITE);
// Last: it copies the compressed files too.
await keepEarlierReleases(SITE, RELEASES);
