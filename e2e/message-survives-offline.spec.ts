import type { Page } from '@playwright/test';
import {
  contactForm,
  message,
  newsletterForm,
  subscribe,
  subscription,
  writeMessage,
} from './harness/contact-form.ts';
import { expect, test } from './harness/fixtures.ts';
import { noteNotices, shows } from './harness/notices.ts';
import { dispatchSync } from './harness/service-worker.ts';
import { hydrated, offlineReady, withoutBackgroundSync } from './harness/visitor.ts';

const stories = [
  {
    visit: 'on a first visit',
    isReturning: false,
    kind: 'contact',
    page: '/contact',
    write: writeMessage,
    saved: (page: Page) => contactForm(page).saved,
    arrived: message,
  },
  {
    visit: 'on a later visit',
    isReturning: true,
    kind: 'newsletter',
    page: '/company/research',
    write: subscribe,
    saved: (page: Page) => newsletterForm(page).saved,
    arrived: subscription,
  },
] as const;

for (const story of stories) {
  test.describe(story.visit, () => {
    test.use({ isReturning: story.isReturning });

    for (const sync of [true, false]) {
      test(`${story.kind}: written offline, browser closed, delivered on a later visit, ${
        sync ? 'with' : 'without'
      } Background Sync`, async ({ visitor, network, site }) => {
        if (!sync) await withoutBackgroundSync(visitor.context);
        const page = await visitor.newPage('/');
        await hydrated(page);
        await offlineReady(page);

        visitor.allow(/net::ERR_/);
        network.cut();
        await page.getByRole('link', { name: 'Careers' }).first().click();
        await expect(page).toHaveURL(/\/careers$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto('/team/m1003');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto(story.page);
        await story.write(page);
        await expect(story.saved(page)).toBeVisible();
        await visitor.closeBrowser();
        expect(await site.inbox()).toEqual([]);

        await network.connect();
        await visitor.openBrowser();
        await noteNotices(visitor.context);
        if (!sync) await withoutBackgroundSync(visitor.context);
        const later = await visitor.newPage('/');
        await shows(later, 'Message sent!');
        expect(await site.inbox()).toMatchObject([{ kind: story.kind, ...story.arrived }]);
      });
    }

    test(`${story.kind}: written offline, delivered by the worker with no page open`, async ({
      visitor,
      network,
      site,
    }) => {
      const page = await visitor.newPage('/');
      await hydrated(page);
      await offlineReady(page);
      visitor.allow(/net::ERR_/);
      network.cut();
      await page.goto(story.page);
      await story.write(page);
      await expect(story.saved(page)).toBeVisible();
      await visitor.closeBrowser();

      await network.connect();
      await visitor.openBrowser();
      await dispatchSync(visitor.context, network.origin);
      await expect.poll(() => site.inbox(), { timeout: 20_000 }).toHaveLength(1);
      expect(await site.inbox()).toMatchObject([{ kind: story.kind, ...story.arrived }]);
    });
  });
}
