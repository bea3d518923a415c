import type { Path } from './types.ts';

/** Other paths of pages. */
export const aliases: Readonly<Record<string, Path>> = {
  '/about': '/company/about',
  '/services/randd': '/services/rand',
};
