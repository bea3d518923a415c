import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const vacancy = {
  __typename: 'Vacancy',
  id: 'a',
  title: 'Engineer',
  team: 'Cloud',
  location: 'Durban',
  employmentType: 'Full-time',
  summary: 'Build.',
  postedOn: '2026-11-16',
  closingDate: '2027-03-01',
  salaryBand: { __typename: 'SalaryBand', from: 100, to: 200, per: 'year' },
};

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const asked: string[] = [];
/** A server that answers each operation as given; without an answer there is no connection. */
const serve = (answers: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const operationName = new URL(url, 'https://site.example').searchParams.get('operationName');
    if (method !== 'GET' || !operationName) throw new Error(`${method} ${url}`);
    asked.push(operationName);
    const answer = answers[operationName];
    if (!answer) throw new TypeError('Failed to fetch');
    return json(answer);
  });

/** As a newly opened page has it: only what is on the device is left of earlier ones. */
const newPage = async () => {
  vi.resetModules();
  return import('./opening-lists.ts');
};

/** Once the answer is on the device: what a page without a connection shows. */
const keptList = async () => {
  const { queryStore } = await import('./query-store.ts');
  await expect.poll(() => queryStore.readAt()).toBeDefined();
  serve({});
  return (await newPage()).readVacancies();
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

it('reads vacancies with their salary bands, and keeps them for a page without a connection', async () => {
  serve({ Vacancies: { data: { vacancies: [vacancy] } } });
  expect(await (await newPage()).readVacancies()).toMatchObject({
    status: 'ready',
    items: [{ id: 'a', salaryBand: { from: 100, to: 200, per: 'year' } }],
  });
  expect(asked).toEqual(['Vacancies']);
  expect(await keptList()).toMatchObject({
    status: 'ready',
    asOf: expect.any(String),
    items: [{ id: 'a', salaryBand: { from: 100 } }],
  });
});

it('asks once where there is no connection, and where the server has failed', async () => {
  serve({});
  await (await newPage()).readVacancies();
  serve({
    Vacancies: { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
  });
  await (await newPage()).readVacancies();
  expect(asked).toEqual(['Vacancies', 'Vacancies']);
});
