import { expect, it } from 'vitest';
import { pages } from '../prerender/pages.ts';
import { keptFile } from '../urls/resolve-page.ts';
import { isPageOfItsOwn } from './kept-pages.ts';

it('counts every page that search engines list, and those to sign in and to search on', () => {
  const counted = pages
    .filter(({ file }) => isPageOfItsOwn(`/${keptFile(file)}`))
    .map(({ path }) => path);
  const unlisted = ['/auth', '/search'];
  const listed = pages.filter(({ canonical, path }) => canonical || unlisted.includes(path));
  expect(counted).toEqual(listed.map(({ path }) => path));
});

it('counts no script, style or picture, and no page as the network gives it', () => {
  expect(isPageOfItsOwn('/assets/index.js')).toBe(false);
  expect(isPageOfItsOwn('/company.html')).toBe(false);
});
