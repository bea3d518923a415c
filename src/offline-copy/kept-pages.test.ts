import { expect, it } from 'vitest';
import { pages } from '../prerender/pages.ts';
import { isPageOfItsOwn } from './kept-pages.ts';

it('the count of pages includes the pages in the sitemap, the sign-in and the search page', () => {
  const counted = pages.filter(({ file }) => isPageOfItsOwn(`/${file}`)).map(({ path }) => path);
  const unlisted = ['/auth', '/search'];
  const listed = pages.filter(({ canonical, path }) => canonical || unlisted.includes(path));
  expect(counted).toEqual(listed.map(({ path }) => path));
});

it('the count of pages omits scripts, styles and pictures', () => {
  expect(isPageOfItsOwn('/assets/index.js')).toBe(false);
  expect(isPageOfItsOwn('/images/home.svg')).toBe(false);
});
