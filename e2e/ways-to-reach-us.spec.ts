import type { Page } from '@playwright/test';
import { directionsHref, whatsappHref } from '../src/content/contact-details.ts';
import { footer } from '../src/content/footer.ts';
import { contact } from '../src/content/pages/contact.ts';
import { site as company } from '../src/content/site.ts';
import { contactCard } from '../src/sections/contact-card.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { download, hydrated } from './harness/visitor.ts';

const { panel, plan } = contact;

const waysOn = (page: Page) => {
  const main = page.getByRole('main');
  return {
    chat: main.getByRole('link', { name: company.whatsapp }),
    save: main.getByRole('button', { name: panel.save }),
    directions: main.getByRole('link', { name: panel.directions }),
    plan: main.getByRole('img', { name: plan }),
    share: page.getByRole('contentinfo').getByRole('button', { name: footer.share.button }),
  };
};

test('the contact card can be saved without a connection', { tag: '@cases' }, async ({
  contactPage: page,
  visitor,
  network,
}) => {
  visitor.allow(/net::ERR_/);
  network.cut();
  const { name, bytes } = await download(waysOn(page).save);
  expect(name).toMatch(/^[a-z0-9-]+-contact\.vcf$/);
  expect(bytes.toString()).toBe(contactCard(company));
});

test('if the browser cannot share a link, the link is copied, or shown if copying fails', {
  tag: '@cases',
}, async ({ visitor, network }) => {
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await visitor.newPage('/search?q=cloud');
  await hydrated(page);
  const link = `${network.origin}/search`;
  const said = page.getByRole('contentinfo').getByRole('status');
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await waysOn(page).share.click();
  await expect(said).toHaveText(footer.share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await waysOn(page).share.click();
  await expect(said).toHaveText(`${footer.share.notCopied} ${link}`);
});

test.describe('without JavaScript', () => {
  test.use({ device: { javaScriptEnabled: false } });

  test('the contact page shows only the options that still work', { tag: '@cases' }, async ({
    visitor,
  }) => {
    const ways = waysOn(await visitor.newPage('/contact'));
    await expect(ways.plan).toBeVisible();
    await expect(ways.chat).toHaveAttribute('href', whatsappHref());
    await expect(ways.directions).toHaveAttribute('href', directionsHref(''));
    await expect(ways.save).toBeHidden();
    await expect(ways.share).toBeHidden();
  });
});
