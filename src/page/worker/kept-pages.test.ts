import { expect, it, vi } from 'vitest';
import { SHARED_CACHE } from '../../submissions/shared-text.ts';
import { countKeptPages, keptPages } from './kept-pages.ts';

it('countKeptPages counts the stored pages, and opens no other caches', async () => {
  const files = ['/index.html', '/careers.html', '/404.html', '/assets/main.js'];
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
  expect(keptPages.current()).toBe(2);
});
