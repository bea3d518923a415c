import { earlierFiles } from '../build/earlier-releases.ts';
import { contactForm } from './harness/contact-form.ts';
import { expect } from './harness/fixtures.ts';
import { noteNotices, shows } from './harness/notices.ts';
import { releaseTest as test } from './harness/release.ts';
import { lookForUpdate } from './harness/service-worker.ts';
import { hydrated, offlineReady } from './harness/visitor.ts';

test('an update asks first, reloads one tab and keeps the text in both tabs', {
  tag: '@releases',
}, async ({ contactPage: page, visitor, releases }) => {
  await offlineReady(page);
  const other = await visitor.newPage('/contact');
  await hydrated(other);
  await contactForm(page).message.fill('Half a message');
  await contactForm(other).message.fill('Half of another');

  await releases.deploy('B');
  await lookForUpdate(page);
  const reload = page.getByRole('button', { name: 'Reload now' });
  await expect(reload).toBeVisible();
  await expect(other.getByRole('button', { name: 'Reload now' })).toBeVisible();
  await expect(contactForm(page).message).toHaveValue('Half a message');

  await reload.click();
  await expect(reload).toBeHidden();
  await hydrated(page);
  await expect(contactForm(page).message).toHaveValue('Half a message');
  await expect(other.getByText('This site was updated in another window')).toBeVisible();
  await expect(contactForm(other).message).toHaveValue('Half of another');

  const home = await page.goto('/');
  expect(home?.fromServiceWorker()).toBe(true);
  expect(await home?.text()).toContain('<body data-release="B"');
});

test('an ignored update is active after a restart of the browser', { tag: '@releases' }, async ({
  homePage: page,
  visitor,
  releases,
}) => {
  await offlineReady(page);
  await releases.deploy('B');
  await lookForUpdate(page);
  const notice = page.locator('[data-notice="update-ready"]');
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-release', 'A');
  await visitor.closeBrowser();

  await visitor.openBrowser();
  const later = await visitor.newPage('/');
  await expect(later.locator('body')).toHaveAttribute('data-release', 'B');
});

test('after five updates the device has the files of one release only', {
  tag: '@releases',
}, async ({ visitor, releases }) => {
  test.slow();
  await noteNotices(visitor.context);
  const page = await visitor.newPage('/');
  await offlineReady(page);
  await shows(page, 'Available offline');
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const opened = await Promise.all(names.map((name) => caches.open(name)));
      const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url)).map(({ pathname }) => pathname);
    });
  const before = await kept();
  for (const build of ['B', 'back', 'B', 'back', 'B'] as const) {
    await releases.deploy(build);
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-release', build === 'B' ? 'B' : 'A');
    await hydrated(page);
  }
  // The worker stores the time of its last check after its activation.
  await expect.poll(async () => (await kept()).length).toBe(before.length);
  const after = await kept();
  const earlier = await earlierFiles(releases.folder);
  expect(after.filter((path) => earlier.has(path.slice(1)))).toEqual([]);
  expect(new Set(after).size).toBe(after.length);
});
