import { notFoundFile } from '../urls/resolve-page.ts';
import { isPicture } from './pictures.ts';

/** How this site's files are stored and archived. */
export const copyRules = {
  headersFrom: notFoundFile,
  isOptional: isPicture,
  archiveOf(path: string): string | undefined {
    // Most devices have the fonts already.
    if (path.endsWith('.woff2')) return undefined;
    if (isPicture(path)) return 'pictures';
    return path.startsWith('assets/') ? 'code' : 'pages';
  },
};
