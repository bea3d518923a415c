import { notFoundFile } from '../urls/resolve-page.ts';
import { isPicture } from './pictures.ts';

export const copyRules = {
  headersFrom: notFoundFile,
  archiveOf(path: string): string | undefined {
    // Fonts are not archived, because the visited page has usually fetched them already.
    if (path.endsWith('.woff2')) return undefined;
    if (isPicture(path)) return 'pictures';
    return path.startsWith('assets/') ? 'code' : 'pages';
  },
};
