import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { careersWith } from '../src/content/pages/careers.ts';
import { training } from '../src/content/pages/training.ts';
import { retentionWith } from '../src/content/retention.ts';
import { expect, ownSiteTest } from './harness/fixtures.ts';
import { offlineReady } from './harness/visitor.ts';

const { vacancies: words } = careersWith(retentionWith(null));

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
/** Online courses start on Mondays. */
const nextMonday = () => {
  const date = inDays(8);
  return isoDay(new Date(date.valueOf() + ((8 - date.getUTCDay()) % 7) * DAY_MS));
};

const vacancy = (title: string, closesInDays: number) => ({
  id: title.toLowerCase().replace(/ /g, '-'),
  ...{ title, team: 'Cloud', location: 'Durban', employmentType: 'Full-time' },
  salaryBand: { from: 600_000, to: 700_000, per: 'year' },
  summary: 'Keep the lights on.',
  postedOn: isoDay(inDays(-1)),
  closingDate: isoDay(inDays(closesInDays)),
});
const intake = {
  ...{ id: 'data', programme: 'online-courses', title: 'Data for Everybody' },
  ...{ startsOn: nextMonday(), place: 'on any device', seatsLeft: 5 },
};

interface Edited {
  readonly file: string;
  readonly write: (vacancies: readonly unknown[]) => Promise<void>;
}

const test = ownSiteTest.extend<{ openings: Edited }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  openings: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-openings-'));
    const file = join(folder, 'openings.json');
    const write = (vacancies: readonly unknown[]) =>
      writeFile(file, JSON.stringify({ vacancies, intakes: [intake] }));
    await write([vacancy('Night Watch', 5), vacancy('Day Watch', 90)]);
    await use({ file, write });
    await rm(folder, { recursive: true });
  },
  settings: async ({ openings }, use) => use({ LOG_LEVEL: 'silent', OPENINGS_FILE: openings.file }),
});

const titles = (page: Page) =>
  page.getByRole('region', { name: words.title }).getByRole('heading', { level: 3 });

test.describe('without a worker', () => {
  test.use({ worker: false });

  test('an edit shows without a build, a bad one not at all', async ({ visitor, openings }) => {
    const page = await visitor.newPage('/careers');
    await expect(titles(page)).toHaveText(['Night Watch', 'Day Watch']);
    await openings.write([vacancy('Tea Maker', 30)]);
    await page.reload();
    await expect(titles(page)).toHaveText(['Tea Maker']);
    await openings.write([{ ...vacancy('Bad', 30), title: '<b>Bad</b>' }]);
    await page.reload();
    await expect(titles(page)).toHaveText(['Tea Maker']);
  });
});

test('a vacancy goes after its closing date, on a page without a connection, too', {
  tag: '@cases',
}, async ({ visitor, network }) => {
  visitor.allow(/graphql|net::ERR_/);
  const page = await visitor.newPage('/careers');
  await offlineReady(page);
  await expect(titles(page)).toHaveText(['Night Watch', 'Day Watch']);
  network.cut();
  await page.clock.install({ time: inDays(6) });
  await page.goto('/careers');
  await expect(titles(page)).toHaveText(['Day Watch']);
  await expect(page.getByText(/what we saw last, on/)).toBeVisible();
  // The page stays open for months.
  await page.clock.setSystemTime(inDays(91));
  await page.clock.fastForward('02:00');
  await expect(page.getByText(words.none)).toBeVisible();
});

test('search engines find each entry described', { tag: '@cases' }, async ({ visitor }) => {
  const page = await visitor.newPage('/careers');
  await expect(titles(page)).toHaveCount(2);
  const described = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main [itemscope]')].map((item) => {
        const own = [...item.querySelectorAll('[itemprop]')].filter(
          (each) => each.parentElement?.closest('[itemscope]') === item,
        );
        return [
          item.getAttribute('itemtype')?.split('/').pop(),
          ...own.map((each) => `${each.getAttribute('itemprop')}=${each.getAttribute('content')}`),
        ].join(' ');
      }),
    );
  const [job, ...parts] = await described();
  expect(job).toContain(`JobPosting title=Night Watch description=Keep the lights on.`);
  expect(job).toContain(`validThrough=${isoDay(inDays(5))}T23:59:59+02:00`);
  expect(job).toContain('employmentType=FULL_TIME');
  expect(job).toContain('hiringOrganization=null jobLocation=null baseSalary=null');
  expect(parts.join('\n')).toContain(
    'QuantitativeValue minValue=600000 maxValue=700000 unitText=YEAR',
  );

  await page.goto('/training');
  await expect(
    page.getByRole('region', { name: training.intakes.title }).getByRole('article'),
  ).toHaveCount(1);
  const courses = (await described()).join('\n');
  expect(courses).toContain('Course name=Data for Everybody');
  expect(courses).toContain(`startDate=${intake.startsOn} courseMode=Online`);
});
