import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { applicationForm } from '../src/content/pages/application-form.ts';
import { careersWith } from '../src/content/pages/careers.ts';
import { training } from '../src/content/pages/training.ts';
import { retentionWith } from '../src/content/retention.ts';
import { anIntake, aVacancy } from '../src/openings/testing/samples.ts';
import { message } from './harness/contact-form.ts';
import { expect, ownSiteTest } from './harness/fixtures.ts';
import { listsAreKept } from './harness/kept-in-browser.ts';
import { download, goTo, hydrated, offlineReady, reconnect } from './harness/visitor.ts';

const { vacancies: words } = careersWith(retentionWith(null));

const vacancy = (title: string, closingDate: string) =>
  aVacancy({ id: title.toLowerCase().replace(/ /g, '-'), title, closingDate });
// A Monday, because online courses start on Mondays.
const startsOn = '2999-06-03';

const openings = {
  vacancies: [vacancy('Night Watch', '2999-01-01'), vacancy('Day Watch', '2999-12-31')],
  intakes: [anIntake({ startsOn })],
};

const test = ownSiteTest.extend({
  settings: async ({}, use, info) => {
    const file = info.outputPath('openings.json');
    await mkdir(info.outputDir, { recursive: true });
    await writeFile(file, JSON.stringify(openings));
    await use({ LOG_LEVEL: 'silent', OPENINGS_FILE: file });
  },
});

const titles = (page: Page) =>
  page.getByRole('region', { name: /open vacancies/i }).getByRole('heading', { level: 3 });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.describe('without a worker', () => {
  test.use({ worker: false });

  test('the careers page has all vacancies in its HTML, does not request them again, and links to their pages; an intake can be saved as a calendar file', {
    tag: '@cases',
  }, async ({ visitor }) => {
    const page = await visitor.context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) asked.push(request.url());
    });
    await goTo(page, '/careers');
    await expect(titles(page)).toHaveText(['Night Watch', 'Day Watch']);
    await page.getByRole('link', { name: words.more }).first().click();
    await expect(page).toHaveURL('/careers/night-watch');
    await expect(heading(page)).toHaveText('Night Watch');
    await expect(page).toHaveTitle(/^Night Watch, /);
    await expect(titles(page)).toHaveText(['Day Watch']);
    expect(asked).toEqual([]);

    await goTo(page, '/training/intakes/data');
    const { bytes } = await download(page.getByRole('button', { name: training.intake.calendar }));
    expect(bytes.toString()).toContain(`DTSTART;VALUE=DATE:${startsOn.replaceAll('-', '')}\r\n`);
  });
});

test('an application written offline, for a vacancy whose page had never been opened, arrives once', {
  tag: '@cases',
}, async ({ visitor, network, site }) => {
  visitor.allow(/graphql|net::ERR_/);
  const page = await visitor.newPage('/about');
  await offlineReady(page);
  await listsAreKept(page);
  network.cut();
  await page.goto('/careers/day-watch');
  await expect(heading(page)).toHaveText('Day Watch');
  await expect(page).toHaveTitle(/^Day Watch, /);
  await hydrated(page);
  const main = page.getByRole('main');
  for (const [name, text] of [
    ['Name', message.name],
    ['Email', message.email],
    ['Why you', message.message],
  ] as const) {
    await main.getByRole('textbox', { name }).fill(text);
  }
  await main.getByRole('button', { name: applicationForm.form.submit }).click();
  await expect(main.getByText(applicationForm.states.saved.title)).toBeVisible();
  await reconnect(network, page);
  await expect
    .poll(() => site.inbox())
    .toMatchObject([{ kind: 'application', vacancy: 'day-watch', ...message }]);
  await expect(main.getByText(applicationForm.states.sent.title).first()).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
});
