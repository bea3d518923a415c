import { contactForm } from './harness/contact-form.ts';
import { expect } from './harness/fixtures.ts';
import { releaseTest as test } from './harness/release.ts';
import { lookForUpdate } from './harness/service-worker.ts';
import { hydrated, offlineReady } from './harness/visitor.ts';

test('an update asks the visitor first, reloads one tab, and keeps the text in both tabs', {
  tag: '@releases',
}, async ({ contactPage: page, visitor, releases }) => {
  await offlineReady(page);
  const other = await visitor.open('/contact');
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

test('an update that was dismissed takes effect when the browser is restarted', {
  tag: '@releases',
}, async ({ homePage: page, visitor, releases }) => {
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
