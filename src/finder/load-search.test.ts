import { expect, it, vi } from 'vitest';
import { writeIndex } from '../search/index-file.ts';
import { loadSearch } from './load-search.ts';

const index = writeIndex(
  Array.from({ length: 20 }, (_, number) => ({
    kind: 'page' as const,
    to: `/page-${number}` as const,
    title: `Title${number}`,
    text: [],
  })),
);
const answering = (...answers: readonly (() => Response)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockImplementationOnce(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('loadSearch rejects a missing or damaged index, and fetches a valid one once', async () => {
  const fetch = answering(
    () => new Response('Not found', { status: 404 }),
    () => new Response('<!doctype html>'),
    () => new Response(index),
  );
  await expect(loadSearch()).rejects.toThrow('404');
  await expect(loadSearch()).rejects.toThrow('not an index');
  const [search, same] = await Promise.all([loadSearch(), loadSearch()]);
  expect(same).toBe(search);
  expect(search.find('title19', 1)[0]?.document.to).toBe('/page-19');
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fetch).toHaveBeenCalledWith('/search-index.json');
});
