import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import shipped from '../../server/openings.json' with { type: 'json' };
import { OpeningsSchema } from '../openings/openings.ts';
import { writeIndex } from '../search/index-file.ts';
import { addOpenings, loadSearch } from './load-search.ts';

const lists = vi.hoisted(() => ({ vacancies: vi.fn(), intakes: vi.fn() }));
vi.mock('../graphql/opening-lists.ts', () => ({
  readList: (name: keyof typeof lists) => lists[name](),
}));

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

it('loadSearch rejects a missing or damaged index, and fetches a valid index only once', async () => {
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

it('addOpenings adds one list if the other fails, and retries only the failed one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') });
  answering(() => new Response(index));
  const search = await loadSearch();
  const {
    vacancies: [vacancy],
    intakes: [intake],
  } = v.parse(OpeningsSchema, shipped);
  const found = () =>
    search.find(`${vacancy?.title} ${intake?.title}`, 9).map(({ document }) => document.to);
  lists.vacancies.mockResolvedValue({ status: 'ready', items: [vacancy] });
  lists.intakes.mockResolvedValueOnce({ status: 'unavailable' });
  await addOpenings();
  expect(found()).toEqual([`/careers/${vacancy?.id}`]);

  lists.intakes.mockResolvedValue({ status: 'ready', items: [intake] });
  await addOpenings();
  await addOpenings();
  expect(found()).toHaveLength(2);
  expect(found()).toContain(`/training/intakes/${intake?.id}`);
});
