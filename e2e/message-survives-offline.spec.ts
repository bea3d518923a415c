import type { Page } from '@playwright/test';
import {
  contactForm,
  fillMessage,
  message,
  newsletterForm,
  subscribe,
  subscription,
  writeMessage,
} from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import { noteNotices, shows } from './harness/notices.ts';
import { offlineReady, reconnect, waitingRecords } from './harness/visitor.ts';

const stories = [
  {
    visit: 'on a later visit',
    isReturning: true,
    tag: [],
    kind: 'contact',
    page: '/contact',
    write: writeMessage,
    saved: (page: Page) => contactForm(page).saved,
    arrived: message,
    notice: 'Message sent!',
  },
  {
    visit: 'on a first visit',
    isReturning: false,
    tag: ['@network'],
    kind: 'newsletter',
    page: '/company/research',
    write: subscribe,
    saved: (page: Page) => newsletterForm(page).saved,
    arrived: subscription,
    notice: 'Subscription sent!',
  },
] as const;

for (const story of stories) {
  test.describe(story.visit, { tag: [...story.tag] }, () => {
    test.use({ isReturning: story.isReturning });

    test(`a ${story.kind} form sent offline is delivered after the browser is reopened`, async ({
      homePage: page,
      visitor,
      network,
      site,
    }) => {
      await offlineReady(page);

      network.cut();
      await page.goto(story.page);
      await story.write(page);
      await expect(story.saved(page)).toBeVisible();
      await visitor.closeBrowser();
      expect(await site.inbox()).toEqual([]);

      await network.connect();
      await visitor.openBrowser();
      await noteNotices(visitor.context);
      const later = await visitor.newPage('/');
      await shows(later, story.notice);
      expect(await site.inbox()).toMatchObject([{ kind: story.kind, ...story.arrived }]);
    });
  });
}

test.describe("if a form is submitted before any of the page's scripts has run", () => {
  test.use({ isReturning: true });

  test('without a connection, the message is saved, and is sent once when the connection returns', async ({
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
    await reconnect(network, page);
    await expect.poll(() => site.inbox()).toMatchObject([message]);
    await expect.poll(() => waitingRecords(page)).toBe(0);
  });
});
