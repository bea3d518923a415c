import type { Path } from './types.ts';

/** Further addresses of pages. */
export const aliases: Readonly<Record<string, Path>> = {
  '/about': '/company/about',
  '/services/randd': '/services/rand',
};
