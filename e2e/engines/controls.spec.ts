import type { Tab } from './tab.ts';
import { expect, test } from './visit.ts';

const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent?.trim());
const focus = (tab: Tab, selector: string, name: string) =>
  tab.evaluate(
    (at, text) =>
      [...document.querySelectorAll<HTMLElement>(at)]
        .find((each) => each.textContent?.trim() === text || each.ariaLabel === text)
        ?.focus(),
    selector,
    name,
  );
const isOpen = (at: string, open: boolean) =>
  document.querySelector(at)?.matches(':popover-open, [open]') === open;

test('a dropdown opens by pointer and by arrow key, and Escape closes it and returns the focus', async ({
  visitor,
}) => {
  const tab = await visitor.newTab('/');
  await tab.click('button.bar-link', 'Company');
  await tab.until('the menu is open', isOpen, '#company-menu', true);
  await tab.click('button.bar-link', 'Services');
  await tab.until('the second menu is open', isOpen, '#services-menu', true);
  await tab.until('the first menu is closed', isOpen, '#company-menu', false);
  await tab.page.press('Escape');
  await tab.until('the menu is closed by Escape', isOpen, '#services-menu', false);

  await focus(tab, 'button.bar-link', 'Company');
  await tab.page.press('ArrowDown');
  await tab.until('the menu is open', isOpen, '#company-menu', true);
  expect(await focused(tab)).toBe('Company overview');
  await tab.page.press('Escape');
  await tab.until('the menu is closed by Escape', isOpen, '#company-menu', false);
  expect(await focused(tab)).toBe('Company');

  await tab.click('button.bar-link', 'Services');
  await tab.click('#services-menu a[href="/services/cloud"]');
  await tab.until('the page is shown', () => location.pathname === '/services/cloud');
  await tab.until('the menu is closed', isOpen, '#services-menu', false);
});

test('the small-screen menu opens its panels, and Escape closes it and returns the focus', async ({
  visitor,
}) => {
  await visitor.openBrowser({ width: 390, height: 800 });
  const tab = await visitor.newTab('/');
  await focus(tab, '.menu-button', 'Menu');
  await tab.click('.menu-button');
  await tab.until('the menu is open', isOpen, '#site-menu', true);
  await tab.click('#site-menu .menu-item', 'Services');
  await tab.until('the panel is open', () =>
    Boolean(document.querySelector('#menu-services')?.contains(document.activeElement)),
  );
  await tab.click('#menu-services .menu-back');
  await tab.page.press('Escape');
  await tab.until('the menu is closed', isOpen, '#site-menu', false);
  expect(await focused(tab)).toBe('Menu');
  // If a field's font is smaller than 16 px, iOS zooms in on focus and does not zoom out again.
  const sizes = await tab.evaluate(() =>
    [...document.querySelectorAll('input[type="email"], textarea')].map((field) =>
      Number.parseFloat(getComputedStyle(field).fontSize),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

for (const path of ['/company/initiatives', '/training']) {
  test(`the carousel on ${path} advances by pointer and by keyboard`, async ({ visitor }) => {
    const tab = await visitor.newTab(path);
    const shown = () =>
      tab.evaluate(
        () =>
          [...document.querySelectorAll('[aria-roledescription="slide"]')].find((slide) =>
            slide.checkVisibility({ visibilityProperty: true }),
          )?.ariaLabel,
      );
    await expect.poll(shown).toMatch(/^1 of/);
    await tab.click('[aria-roledescription="carousel"] button', 'Next');
    await expect.poll(shown).toMatch(/^2 of/);
    await focus(tab, '[aria-roledescription="carousel"] button', 'Next');
    await tab.page.press('Enter');
    await expect.poll(shown).toMatch(/^3 of/);
  });
}
