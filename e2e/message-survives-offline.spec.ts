import type { Page } from '@playwright/test';
import { formWords } from '../src/content/form-words.ts';
import { navigation } from '../src/content/navigation.ts';
import {
  contactForm,
  fillMessage,
  message,
  newsletterForm,
  subscribe,
  subscription,
} from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import { noteNotices, shows } from './harness/notices.ts';
import { waitingRecords } from './harness/visitor.ts';

test.use({ isReturning: true });

const saysOffline = async (page: Page, visible: boolean): Promise<void> => {
  await expect(page.getByRole('banner').getByText(navigation.offline)).toBeVisible({ visible });
  await expect(page.getByText(formWords.rest.offline)).toBeVisible({ visible });
};

test("forms sent offline, one before any of the page's scripts has run and one afterwards, arrive once after the browser is reopened", async ({
  visitor,
  network,
  site,
}) => {
  // DevTools disables scripts here, and the browser reports each script that it does not run.
  visitor.allow(/\.js csp$/);
  const page = await visitor.context.newPage();
  const devtools = await visitor.context.newCDPSession(page);
  network.cut();
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto('/contact');
  await fillMessage(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await contactForm(page).send.dblclick();
  await expect(page).toHaveURL('/contact#waiting');
  await expect(page.getByRole('listitem').filter({ hasText: message.message })).toBeVisible();
  await expect(contactForm(page).message).toHaveValue('');
  expect(await waitingRecords(page)).toBe(1);
  await saysOffline(page, true);

  await subscribe(page);
  await expect(newsletterForm(page).saved).toBeVisible();
  await visitor.closeBrowser();
  expect(await site.inbox()).toEqual([]);

  await network.connect();
  await visitor.openBrowser();
  await noteNotices(visitor.context);
  const later = await visitor.newPage('/');
  await shows(later, 'Message sent!');
  await expect.poll(() => waitingRecords(later)).toBe(0);
  await later.goto('/contact');
  await saysOffline(later, false);
  const received = (await site.inbox()).toSorted((a, b) => a.kind.localeCompare(b.kind));
  expect(received).toMatchObject([
    { kind: 'contact', ...message },
    { kind: 'newsletter', ...subscription },
  ]);
});
