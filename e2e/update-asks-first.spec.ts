import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contactForm } from './harness/contact-form.ts';
import { Network } from './harness/network.ts';
import { Site } from './harness/site.ts';
import { expect, test } from './harness/test.ts';
import { hydrated, offlineReady, Visitor } from './harness/visitor.ts';

/** Changes the home page's words and, as a build would, its revision in the worker. */
const release = async (folder: string, words: string) => {
  const home = join(folder, 'index.html');
  const worker = join(folder, 'sw.js');
  const html = await readFile(home, 'utf8');
  await writeFile(home, html.replace(/<title>[^<]*/, `<title>${words}`));
  const script = await readFile(worker, 'utf8');
  const revised = script.replace(
    /"revision":"[^"]*"(?=,"url":"index\.html")/,
    `"revision":"${words}"`,
  );
  expect(revised).not.toBe(script);
  await writeFile(worker, revised);
  // The compressed copies are of the release before.
  for (const file of [home, worker]) {
    await rm(`${file}.br`, { force: true });
    await rm(`${file}.gz`, { force: true });
  }
};

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update());

test('an update asks first, reloads one tab and leaves the words of another alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kuvula-release-'));
  await cp('dist', folder, { recursive: true });
  const site = await Site.start({ SITE_DIR: folder });
  const network = new Network(() => site.port);
  await network.connect();
  const visitor = await Visitor.arrive(network.origin);
  try {
    const page = await visitor.newPage('/contact');
    await offlineReady(page);
    const other = await visitor.newPage('/contact');
    await hydrated(page);
    await hydrated(other);
    await contactForm(page).message.fill('Half a message');
    await contactForm(other).message.fill('Half of another');

    await release(folder, 'Release B');
    await lookForUpdate(page);
    const reload = page.getByRole('button', { name: 'Reload now' });
    await expect(reload).toBeVisible();
    await expect(other.getByRole('button', { name: 'Reload now' })).toBeVisible();
    await expect(contactForm(page).message).toHaveValue('Half a message');

    await reload.click();
    await expect(reload).toBeHidden();
    await hydrated(page);
    await expect(contactForm(page).message).toHaveValue('Half a message');
    await expect(other.getByText('This site was updated in another tab')).toBeVisible();
    await expect(contactForm(other).message).toHaveValue('Half of another');

    const home = await page.goto('/');
    expect(home?.fromServiceWorker()).toBe(true);
    expect(await home?.text()).toContain('Release B');
    expect(visitor.complaints).toEqual([]);
  } finally {
    await visitor.leave();
    await network.cut();
    await site.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
