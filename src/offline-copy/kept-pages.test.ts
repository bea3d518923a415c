import { expect, it } from 'vitest';
import { pages } from '../prerender/pages.ts';
import { isPageOfItsOwn } from './kept-pages.ts';

it('counts every page that search engines list, and those to sign in and to search on', () => {
  const counted = pages.filter(({ file }) => isPageOfItsOwn(`/${file}`)).map(({ path }) => path);
  const unlisted = ['/auth', '/search'];
  const listed = pages.filter(({ canonical, path }) => canonical || unlisted.includes(path));
  expect(counted).toEqual(listed.map(({ path }) => path));
});

it('counts no script, style or picture', () => {
  expect(isPageOfItsOwn('/assets/index.js')).toBe(false);
  expect(isPageOfItsOwn('/images/home.svg')).toBe(false);
});
