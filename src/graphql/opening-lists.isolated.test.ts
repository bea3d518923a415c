import { IDBFactory } from 'fake-indexeddb';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { readEnv } from '../../build/read-env.ts';
import { firebaseSettings } from '../../build/testing/firebase-settings.ts';
import { stubServer } from '../../server/testing/stub-server.ts';
import { firestoreFields } from '../../tools/firestore-fields.ts';
import { anIntake, aVacancy } from '../openings/testing/samples.ts';

const { id, ...fields } = aVacancy({ id: 'a', closingDate: '2027-03-01' });
const vacancy = {
  __typename: 'Vacancy',
  id,
  ...fields,
  salaryBand: { __typename: 'SalaryBand', ...fields.salaryBand },
};

const asked: string[] = [];
/** Stubs a server with these responses. Other operations fail, as if offline. */
const serve = (answers: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const operationName = new URL(url, 'https://site.example').searchParams.get('operationName');
    if (method !== 'GET' || !operationName) throw new Error(`${method} ${url}`);
    asked.push(operationName);
    const answer = answers[operationName];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });

const newPage = async () => {
  vi.resetModules();
  return import('./opening-lists.ts');
};

const untilStored = async () => {
  const { queryStore } = await import('./query-store.ts');
  await expect.poll(() => queryStore.readAt()).toBeDefined();
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('a page reads vacancies with their salary bands, and stores them for use offline', async () => {
  serve({ Vacancies: { data: { vacancies: [vacancy] } } });
  expect(await (await newPage()).readList('vacancies')).toMatchObject({
    status: 'ready',
    items: [{ id: 'a', salaryBand: { from: 100, to: 200, per: 'year' } }],
  });
  expect(asked).toEqual(['Vacancies']);
  await untilStored();
  serve({});
  expect(await (await newPage()).readList('vacancies')).toMatchObject({
    status: 'ready',
    asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    items: [{ id: 'a', salaryBand: { from: 100 } }],
  });
});

it('a page requests a list only once, even if there is no connection or the server fails', async () => {
  serve({});
  await (await newPage()).readList('vacancies');
  serve({
    Vacancies: { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
  });
  await (await newPage()).readList('vacancies');
  expect(asked).toEqual(['Vacancies', 'Vacancies']);
});

it('a page reads a list even if the database never opens (WebKit bug 226547)', async () => {
  serve({ Vacancies: { data: { vacancies: [vacancy] } } });
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { readList } = await newPage();
  const reading = readList('vacancies');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await reading).toMatchObject({ status: 'ready', items: [{ id: 'a' }] });
});

it('a page that could not read the stored lists does not replace them', async () => {
  serve({ Vacancies: { data: { vacancies: [vacancy] } } });
  await (await newPage()).readList('vacancies');
  await untilStored();

  vi.resetModules();
  const { queryStore } = await import('./query-store.ts');
  vi.spyOn(queryStore, 'readAt').mockRejectedValueOnce(new Error('Broken'));
  const written = vi.spyOn(queryStore, 'setItem');
  serve({ Intakes: { data: { intakes: [] } } });
  const page = await import('./opening-lists.ts');
  expect(await page.readList('intakes')).toEqual({ status: 'ready', items: [] });
  expect(written).not.toHaveBeenCalled();

  serve({});
  expect(await (await newPage()).readList('vacancies')).toMatchObject({ items: [{ id: 'a' }] });
});

describe('the Firestore reader', () => {
  const { id: _, ...intake } = anIntake();
  const server = stubServer();
  const probes: string[] = [];
  let onError: MockInstance;
  let onWarning: MockInstance;

  beforeEach(() => {
    probes.length = 0;
    onError = vi.spyOn(console, 'error').mockImplementation(() => {});
    onWarning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('__FIREBASE__', true);
    vi.stubGlobal('__ENV__', readEnv({ ...firebaseSettings, VITE_GRAPHQL_ENDPOINT: 'none' }));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!url.startsWith('/')) return fetch(url, init);
      probes.push(`${init.method} ${url}`);
      throw new TypeError('Failed to fetch');
    });
  });

  const failed = (code: number, status: string) =>
    server.send(code, [{ error: { code, message: 'In Google’s words', status } }]);
  const documents = (collection: string, entries: readonly (readonly [string, object])[]) => {
    const time = '2026-11-20T12:00:00.123456Z';
    const found = entries.map(([name, entry]) => ({
      document: {
        name: `projects/demo-site/databases/(default)/documents/${collection}/${name}`,
        fields: entry,
        createTime: time,
        updateTime: time,
      },
      readTime: time,
    }));
    server.send(200, found.length > 0 ? found : [{ readTime: time }]);
  };
  const vacancies = (count: number, changes: object = {}) =>
    documents(
      'vacancies',
      Array.from({ length: count }, (_, at) => [
        `${id}${at}`,
        { ...firestoreFields(fields), ...changes },
      ]),
    );

  const staticPage = async () => {
    const lists = await newPage();
    const { firebaseApp } = await import('../firebase/firebase-app.ts');
    connectFirestoreEmulator(getFirestore(firebaseApp), '127.0.0.1', server.port);
    return lists;
  };

  it('requests at most 101 vacancies, sorts them by closing date, and stores them', async () => {
    documents('vacancies', [
      ['late', firestoreFields({ ...fields, closingDate: '2027-03-02' })],
      ['soon', firestoreFields(fields)],
      ['too', firestoreFields(fields)],
    ]);
    const list = await (await staticPage()).readList('vacancies');
    expect(list).toMatchObject({
      status: 'ready',
      items: [{ id: 'soon', ...fields }, { id: 'too' }, { id: 'late' }],
    });
    expect(list).not.toHaveProperty('asOf');
    expect(server.requests).toMatchObject([
      { url: expect.stringContaining('/documents:runQuery') },
    ]);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({
      structuredQuery: { from: [{ collectionId: 'vacancies' }], limit: 101 },
    });
    expect(onError).not.toHaveBeenCalled();
    await untilStored();
    failed(503, 'UNAVAILABLE');
    expect(await (await staticPage()).readList('vacancies')).toEqual({
      ...list,
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('sorts intakes by start date, and returns their format and place', async () => {
    documents('intakes', [
      ['later', firestoreFields({ ...intake, startsOn: '2027-06-21' })],
      ['next', firestoreFields(intake)],
    ]);
    expect(await (await staticPage()).readList('intakes')).toMatchObject({
      status: 'ready',
      items: [
        { id: 'next', place: 'on any device', format: expect.stringMatching(/^Lessons .*device$/) },
        { id: 'later' },
      ],
    });
  });

  it('accepts an empty list, and a list of a hundred entries', async () => {
    for (const count of [0, 100]) {
      vacancies(count);
      const list = await (await staticPage()).readList('vacancies');
      expect(list).toMatchObject({ status: 'ready', items: { length: count } });
    }
  });

  it.each<[string, () => void, RegExp]>([
    ['status 403', () => failed(403, 'PERMISSION_DENIED'), /In Google’s words/],
    ["a captive portal's page", () => server.send(200, '<h1>Sign in</h1>'), /JSON/],
    ['JSON in another format', () => server.send(200, { documents: [] }), /Error/],
    [
      'a document with a field of the wrong type',
      () => vacancies(2, { closingDate: { timestampValue: '2027-03-01T00:00:00Z' } }),
      /0\.closingDate/,
    ],
    ['an unknown field', () => vacancies(1, firestoreFields({ internal: 'note' })), /0\.internal/],
    ['101 documents', () => vacancies(101), /more than 100 entries/],
    [
      'a broken connection',
      () => {
        server.answer = (response) => response.destroy();
      },
      /fetch failed/,
    ],
  ])('after %s, returns the stored list, if any, and logs one error', async (_, bad, reason) => {
    bad();
    expect(await (await staticPage()).readList('vacancies')).toEqual({ status: 'unavailable' });
    expect(onError.mock.calls).toEqual([[expect.stringMatching(reason)]]);
    expect(onWarning).not.toHaveBeenCalled();
    expect(server.requests).toHaveLength(1);
    // A request to the site's own host checks whether the connection is to blame.
    expect(probes).toEqual(['HEAD /']);

    vacancies(1);
    await (await staticPage()).readList('vacancies');
    await untilStored();
    bad();
    expect(await (await staticPage()).readList('vacancies')).toMatchObject({
      status: 'ready',
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      items: [{ id: 'a0' }],
    });
  });

  it('gives up after 20 seconds without a response', async () => {
    server.answer = () => {};
    const { readList } = await staticPage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = readList('vacancies');
    await expect.poll(() => server.requests.length).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reading).toEqual({ status: 'unavailable' });
    expect(onError.mock.calls).toEqual([[expect.stringContaining('20 seconds')]]);
  });
});
