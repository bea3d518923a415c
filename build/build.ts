import { buildSite } from './build-site.ts';
import { loadSettings } from './read-env.ts';

// `npm run build`: builds the site into dist/.
await buildSite({ out: 'dist', env: loadSettings('production') });
