import { loadEnv } from 'vite';
import { SETTING_PREFIXES } from '../tools/build-inputs.mjs';
import { buildSite } from './build-site.ts';
import { readEnv } from './read-env.ts';

// `npm run build`: builds the site into dist/.
const env = readEnv(loadEnv('production', process.cwd(), SETTING_PREFIXES));
await buildSite({ out: 'dist', env });
