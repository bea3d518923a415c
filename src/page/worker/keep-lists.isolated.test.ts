import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import shipped from '../../../server/openings.json' with { type: 'json' };
import { OpeningsSchema } from '../../openings/openings.ts';

const HOUR_MS = 60 * 60_000;
const asked: string[] = [];
let isOnline: boolean;
/** The document's openings, as JSON. */
let given: string | undefined;

beforeEach(() => {
  asked.length = 0;
  isOnline = true;
  given = undefined;
  vi.stubGlobal('document', { getElementById: () => given && { textContent: given } });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'https://site.example');
    const name = searchParams.get('operationName') ?? '';
    asked.push(name);
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Response.json({ data: { [name.toLowerCase()]: [] } });
  });
});

/** Loads the module again, as a new page would, on a device that read the lists `agoMs` ago. */
const openPage = async (agoMs?: number) => {
  vi.resetModules();
  const { queryStore } = await import('../../graphql/query-store.ts');
  const at = new Date(Date.now() - (agoMs ?? 0)).toISOString();
  if (agoMs !== undefined) await queryStore.noteReadAt({ vacancies: at, intakes: at });
  const { answeredElsewhere } = await import('../../connection/watched-fetch.ts');
  const { keepLists } = await import('./keep-lists.ts');
  return { keepLists, answeredElsewhere };
};

it.each([
  ['the device has not stored them', undefined],
  ['the stored lists are older than an hour', HOUR_MS + 1_000],
])('keepLists reads the lists if %s', async (_, agoMs) => {
  await (await openPage(agoMs)).keepLists();
  expect(asked.toSorted()).toEqual(['Intakes', 'Vacancies']);
});

it('keepLists does not read the lists again within an hour', async () => {
  await (await openPage(HOUR_MS - 60_000)).keepLists();
  expect(asked).toEqual([]);
});

it('each time the connection is back, keepLists retries a failed read once', async () => {
  isOnline = false;
  const { keepLists, answeredElsewhere } = await openPage();
  await keepLists();
  for (const count of [4, 6]) {
    answeredElsewhere();
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(count);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(asked).toHaveLength(6);
});

it('keepLists does not read the lists if the device cannot store them', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await (await openPage()).keepLists();
  expect(asked).toEqual([]);
});

it('keepLists stores lists that the page already contains, without requesting them', async () => {
  given = JSON.stringify(v.parse(OpeningsSchema, shipped));
  await (await openPage()).keepLists();
  expect(asked).toEqual([]);
  isOnline = false;
  vi.resetModules();
  const { readList } = await import('../../graphql/opening-lists.ts');
  expect(await readList('vacancies')).toMatchObject({
    status: 'ready',
    asOf: expect.any(String),
    items: shipped.vacancies,
  });
  expect(await readList('intakes')).toMatchObject({ status: 'ready', items: shipped.intakes });
});
