import { lacks } from '../tools/testing/needs.ts';
import { contactForm } from './harness/contact-form.ts';
import { devices } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { goTo, useOwnFonts } from './harness/visitor.ts';

// `npm run e2e -- looks-the-same --update-snapshots` replaces the images in pictures/.
test.skip(lacks('chromium-156'));

const options = { animations: 'disabled', threshold: 0.3, maxDiffPixelRatio: 0.015 } as const;

const views = [
  { name: 'home', path: '/' },
  { name: 'service', path: '/services/cloud' },
  { name: 'culture', path: '/company/culture' },
  { name: 'product', path: '/products/capstart' },
] as const;

for (const [device, { viewport }] of Object.entries(devices)) {
  test(`on a ${device}, key pages look unchanged`, { tag: '@pictures' }, async ({ visitor }) => {
    const page = await visitor.context.newPage();
    await useOwnFonts(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    for (const { name, path } of views) {
      await goTo(page, path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${device}.png`, options);
    }

    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await goTo(page, '/contact');
    await contactForm(page).send.click();
    await expect(page.getByText('Please enter your message')).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 0);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await expect(page).toHaveScreenshot(`contact-errors-${device}.png`, options);

    await goTo(page, '/company/academy');
    const opener = device === 'phone' ? 'Menu' : 'Company';
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    await expect(page.getByRole('link', { name: /Initiatives|Training/ }).first()).toBeVisible();
    await expect(page).toHaveScreenshot(`menu-${device}.png`, options);
  });
}
