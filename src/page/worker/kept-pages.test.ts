import { expect, it, vi } from 'vitest';
import { pages } from '../../prerender/pages.ts';
import { SHARED_CACHE } from '../../submissions/shared-text.ts';
import { countKeptPages, isPageOfItsOwn, keptPages } from './kept-pages.ts';

it('countKeptPages counts the stored pages without opening other caches', async () => {
  const files = [
    '/index.html',
    '/careers.html',
    '/404.html',
    '/assets/main.js',
    '/images/home.svg',
  ];
  const copy = 'workbox-precache-v2-https://site.example/';
  const opened: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => [copy, SHARED_CACHE],
    open: async (name: string) => {
      opened.push(name);
      return { keys: async () => files.map((path) => ({ url: `https://site.example${path}` })) };
    },
  });
  await countKeptPages();
  expect(opened).toEqual([copy]);
  expect(keptPages.get()).toBe(2);
});

it('the count of pages includes the pages in the sitemap, and the sign-in and search pages', () => {
  const counted = pages.filter(({ file }) => isPageOfItsOwn(`/${file}`)).map(({ path }) => path);
  const unlisted = ['/auth', '/search'];
  const listed = pages.filter(({ canonical, path }) => canonical || unlisted.includes(path));
  expect(counted).toEqual(listed.map(({ path }) => path));
});
