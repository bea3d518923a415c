import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aVacancy } from '../../src/openings/testing/samples.ts';
import { writeIndex } from '../../src/search/index-file.ts';
import { testApp } from '../testing/for-one-test.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeDirectory } from '../testing/testing.ts';

const index = writeIndex([
  { kind: 'service', to: '/services/cloud', title: 'Cloud & more', text: ['Azure <b>moves</b>.'] },
  {
    kind: 'question',
    to: '/company/academy',
    hash: 'no-laptop',
    title: 'No laptop?',
    text: ['Borrow one of ours.'],
  },
]);
const page =
  '<title>Search</title><noscript id="results"><p>By our server.</p></noscript><p>Every page</p>';
const openings = { vacancies: [aVacancy({ title: 'Security Engineer' })], intakes: [] };
let server: TestApp;

beforeAll(async () => {
  const directory = makeDirectory({ 'openings.json': JSON.stringify(openings) });
  server = await startTestApp({
    site: { 'search.html': page, 'search-index.json': index },
    openingsFile: join(directory.path, 'openings.json'),
  });
  return async () => {
    await server.stop();
    directory.remove();
  };
});

const get = (query: string) => server.app.inject(`/search${query}`);

describe("the server's search page", () => {
  it('shows results without JavaScript, with the list of pages below them', async () => {
    const { statusCode, headers, body } = await get('?q=azure+cloud');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(/<noscript id="results">.*href="\/services\/cloud".*<\/noscript>/);
    expect(body).toContain('<mark>Cloud</mark> &amp; more');
    expect(body).toContain('<mark>Azure</mark> &lt;b&gt;moves&lt;/b&gt;.');
    expect(body).not.toContain('By our server');
    expect(body).toContain('<p>Every page</p>');
  });

  it('links to a place within a page', async () => {
    expect((await get('?q=laptop')).body).toContain('href="/company/academy#no-laptop"');
  });

  it('finds open vacancies', async () => {
    const { body } = await get('?q=security%20job');
    expect(body).toContain('href="/careers/engineer"');
  });

  it.each(['', '?q=', '?q=%20', '?other=1'])(
    'is sent unchanged for the query %j',
    async (query) => {
      const { body, headers } = await get(query);
      expect(body).toBe(page);
      expect(headers.etag).toBeDefined();
    },
  );

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['the end tag of a <noscript> element', '</noscript><script>alert(1)</script>'],
    ['a replacement pattern', "$&$1$`$'"],
    ['a regular expression', '.*+?^$(){}|[]\\'],
    ['emoji', '🚪🇿🇦'],
    ['ten thousand characters', 'x'.repeat(10_000)],
  ])('shows no results, and runs no injected script, if the query is %s', async (_, query) => {
    const { statusCode, body } = await get(`?q=${encodeURIComponent(query)}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('Nothing found for');
    expect(body).not.toContain('<script>');
    expect(body.split('</noscript>')).toHaveLength(2);
    expect(body.length).toBeLessThan(2_000);
  });

  it.each(['?q=%E0%A4%A', '?q=cloud&q=wall', '?q[]=cloud', '?q=%00'])(
    'has status 200 for the malformed query %s',
    async (query) => {
      expect((await get(query)).statusCode).toBe(200);
    },
  );

  it.each(['', '<html>', '{"version":1,"documents":[]}'])(
    'says that the search is unavailable, and lists the pages, if the index is %j',
    async (file) => {
      const { app, logged } = await testApp({
        site: { 'search.html': page, 'search-index.json': file },
      });
      const { statusCode, body } = await app.inject('/search?q=cloud');
      expect(statusCode).toBe(200);
      expect(body).toContain('The search could not be loaded. Every page is in the list below.');
      expect(logged()).toContain('search-index.json');
    },
  );
});
