import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { careersWith } from '../../src/content/pages/careers.ts';
import { training } from '../../src/content/pages/training.ts';
import { retentionWith } from '../../src/content/retention.ts';
import { anIntake, aVacancy } from '../../src/openings/testing/samples.ts';
import { testApp, testDirectory } from '../testing/for-one-test.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeDirectory } from '../testing/testing.ts';

// The built site: the tests' set-up has run `npm run build`.
const siteDir = 'dist';

const { vacancies: words, vacancy: page } = careersWith(retentionWith(null));
const { closed, unknown: intakeUnknown } = training.intake;
const intakeClosed = closed.replace('{date}', '5 January 2026');

const salaryBand = { from: 600_000, to: 700_000, per: 'year' };
const vacancy = (id: string, changes: object = {}) =>
  aVacancy({ id, title: `Engineer ${id}`, salaryBand, ...changes });
const intake = (id: string, startsOn: string, seatsLeft = 5) =>
  anIntake({ id, title: `Course ${id}`, startsOn, seatsLeft });
const openings = {
  vacancies: [vacancy('open'), vacancy('closed', { closingDate: '2026-02-01' })],
  intakes: [intake('coming', '2999-12-30'), intake('started', '2026-01-05')],
};

let folder: ReturnType<typeof makeDirectory>;
let server: TestApp;
const edit = (content: unknown) =>
  writeFileSync(join(folder.path, 'openings.json'), JSON.stringify(content));
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers });
const html = async (url: string) => (await get(url)).body;
const main = async (url: string) => /<main[\s\S]*<\/main>/.exec(await html(url))?.[0] ?? '';
const dataOf = async (url: string) => {
  const [, data] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await html(url)) ?? [];
  return data ? JSON.parse(data)['@graph'] : [];
};

beforeAll(async () => {
  folder = makeDirectory();
  edit(openings);
  server = await startTestApp({ siteDir, openingsFile: join(folder.path, 'openings.json') });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

describe('the site with openings', () => {
  it('lists open vacancies and intakes without JavaScript', async () => {
    const careers = await main('/careers');
    expect(careers).toContain('Engineer open');
    expect(careers).toContain('href="/careers/open"');
    expect(careers).toContain('R600\u00a0000 to R700\u00a0000\u00a0a year');
    expect(careers).not.toContain('Engineer closed');
    expect(careers).not.toContain(words.withoutScript);
    for (const path of ['/training', '/training/online-courses', '/training/anything']) {
      const shown = await main(path);
      expect(shown).toContain('href="/training/intakes/coming"');
      expect(shown).not.toContain('Course started');
    }
  });

  it('is not sent to the service worker, which needs the files as they were built', async () => {
    const { body } = await get('/careers.html', { 'sec-fetch-mode': 'cors' });
    expect(body).toBe(readFileSync(join(siteDir, 'careers.html'), 'utf8'));
  });

  it("contains all openings as data for the page's script", async () => {
    const [, json = ''] =
      /<script type="application\/json" id="openings">(.*?)<\/script>/.exec(
        await html('/careers'),
      ) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      vacancies: [{ id: 'open' }, { id: 'closed' }],
      intakes: [{ id: 'coming', format: 'Lessons of 20 minutes, on any device' }, {}],
    });
  });

  it.each([
    ['/careers/open', 'Engineer open', 'JobPosting'],
    ['/training/intakes/coming', 'Course coming', 'Course'],
  ])('has a page for %s', async (path, title, type) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toMatch(new RegExp(`<title>${title}, .* · `));
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="https://[^/]*${path}"/>`));
    expect(body).not.toContain('noindex');
    expect(await main(path)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(await dataOf(path)).toMatchObject([{ '@type': type }, { '@type': 'BreadcrumbList' }]);
  });

  it.each([
    ['/careers/closed', 410, page.closed.replace('{date}', '1 February 2026'), 'Engineer open'],
    ['/training/intakes/started', 410, intakeClosed, 'Course coming'],
    ['/careers/never-seen', 404, page.unknown.title, 'Engineer open'],
    ['/training/intakes/never-seen', 404, intakeUnknown.title, 'Course coming'],
    ['/careers/..%2fopenings', 404, page.unknown.title, 'Engineer open'],
  ])(
    'has no page for %s, which is closed or unknown (%i), but lists open vacancies or intakes',
    async (path, status, says, other) => {
      const { statusCode, body, headers } = await get(path);
      expect(statusCode).toBe(status);
      expect(headers).not.toHaveProperty('etag');
      expect(body).toContain('noindex');
      const shown = await main(path);
      expect(shown).toContain(says);
      expect(shown).toContain(other);
      expect(shown).not.toContain('<form');
      expect(await dataOf(path)).toEqual([]);
    },
  );

  it('lists its pages in the sitemap with the day of the last edit, and has Markdown versions', async () => {
    const sitemap = (await get('/sitemap.xml')).body;
    expect(sitemap).toMatch(/\/careers\/open<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(sitemap).toContain('/training/intakes/coming</loc>');
    expect(sitemap).toContain('/services/cloud</loc>');
    expect(sitemap).not.toMatch(/closed|started/);
    const markdown = await get('/careers/open.md');
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.body).toMatch(/^# Engineer open$/m);
    expect(markdown.body).toContain('**Salary band**: R600\u00a0000 to');
    expect((await get('/careers.md')).body).toContain('### Engineer open');
    expect((await get('/careers/closed.md')).statusCode).toBe(410);
    expect((await get('/careers/never-seen.md')).statusCode).toBe(404);
  });
});

describe('after an edit', () => {
  beforeEach(() => edit(openings));

  it('pages and their ETags change; a request for an unchanged page gets a 304', async () => {
    const before = await get('/careers', { 'accept-encoding': 'br' });
    const etag = String(before.headers.etag);
    expect(before.headers['content-encoding']).toBe('br');
    expect((await get('/careers', { 'if-none-match': etag })).statusCode).toBe(304);
    edit({ vacancies: [vacancy('other')], intakes: [] });
    const after = await get('/careers', { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('Engineer other');
    expect(after.body).not.toContain('Engineer open');
    expect((await get('/careers/open')).statusCode).toBe(404);
  });

  it('pages say that a list is empty', async () => {
    edit({ vacancies: [], intakes: [] });
    expect(await main('/careers')).toContain(words.none);
    expect(await main('/training')).toContain(training.intakes.none);
  });

  it.each([
    ['a script element', [vacancy('a', { summary: '</script><script>alert(1)</script>' })]],
    ['1 MB of text', [vacancy('a', { summary: 'x'.repeat(1_000_000) })]],
    ['an id that leads elsewhere', [vacancy('../a')]],
    ['an encoded id', [vacancy('%2e')]],
  ])('pages show the last valid list if the new one contains %s', async (_, vacancies) => {
    const logged = server.logged().length;
    expect(await main('/careers')).toContain('Engineer open');
    edit({ vacancies, intakes: [] });
    expect(await main('/careers')).toContain('Engineer open');
    expect((await get('/careers/open')).statusCode).toBe(200);
    expect((await get('/careers/a')).statusCode).toBe(404);
    expect(server.logged().slice(logged)).toMatch(/file is invalid/);
  });

  it('pages escape text that could be read as HTML or script', async () => {
    edit({ vacancies: [vacancy('a', { title: 'R&D "lead" \u2028 --&gt; ]]' })], intakes: [] });
    const body = await html('/careers/a');
    expect(body).toContain('R&amp;D &quot;lead&quot;');
    expect(body).toContain('--&amp;gt; ]]');
  });
});

it('the built pages are sent unchanged while the list of openings is missing', async () => {
  await server.stop();
  server = await startTestApp({ siteDir, openingsFile: join(folder.path, 'missing.json') });
  expect(await main('/careers')).toContain(words.loading);
  for (const path of ['/careers', '/careers/open']) {
    expect(await main(path)).toContain(words.withoutScript);
  }
  expect((await get('/careers/open')).statusCode).toBe(404);
  expect((await get('/sitemap.xml')).body).toContain('/services/cloud</loc>');
});

it('the built pages are sent if the renderer cannot be loaded', async () => {
  const site = testDirectory({ 'careers.html': 'Built', '.render/render.js': 'throw new Error()' });
  const broken = await testApp({ siteDir: site.path });
  expect((await broken.app.inject('/careers')).body).toBe('Built');
  expect(broken.logged()).toContain('renderer cannot be loaded');
});

it('pages of openings are rendered from the files that the server read when it started', async () => {
  const site = testDirectory({
    'package.json': '{"type":"module"}',
    'openings.json': '{"vacancies":[],"intakes":[]}',
    '.render/templates.json': 'its own template',
    '.render/render.js': `const write = async ({ read }) => read('.render/templates.json');
      export const liveFile = () => ({ status: 'there', write });`,
  });
  const live = await testApp({ siteDir: site.path, openingsFile: `${site.path}/openings.json` });
  site.write('.render/templates.json', "the next release's template");
  expect((await live.app.inject('/careers')).body).toBe('its own template');
});
