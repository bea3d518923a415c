import type { Page } from '@playwright/test';
import { companyPages } from '../src/content/described-pages.gen.ts';
import { nameOf } from '../src/content/lead-of.ts';
import { serviceEntries } from '../src/content/services.gen.ts';
import { desktop, phone } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { hydrated, useOwnFonts } from './harness/visitor.ts';

const menus = [
  { name: 'Company', overview: '/company', entries: companyPages },
  { name: 'Services', overview: '/services', entries: serviceEntries },
] as const;

/** The names of the bar's entries, and the paths of those that are links. */
const barEntries: readonly (readonly [name: string, path?: string])[] = [
  ['Home', '/'],
  ['Company'],
  ['Services'],
  ['Products', '/products'],
  ['Training', '/training'],
  ['Careers', '/careers'],
  ['Search', '/search'],
  ['Get in Touch', '/contact'],
];

const barOf = (page: Page) => {
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const entry = (name: string) => bar.getByRole('button', { name, exact: true });
  const panel = (name: string) =>
    bar
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
      .locator('[popover]');
  return { bar, entry, panel };
};

test.describe('on a desktop', () => {
  test.use({ device: desktop });

  test('the bar stays visible, its shadow deepens after 51 px of scrolling, and each dropdown lists its pages', async ({
    visitor,
  }) => {
    const page = await visitor.open('/');
    const { bar, entry, panel } = barOf(page);
    const shown = bar.locator(':scope > ul > li > :is(a, button)');
    await expect(shown).toHaveText(barEntries.map(([name]) => name));
    for (const [index, [, path]] of barEntries.entries()) {
      if (path) await expect(shown.nth(index)).toHaveAttribute('href', path);
    }
    for (const { name, entries, overview } of menus) {
      await entry(name).click();
      const links = panel(name).getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(entries.length);
      for (const [index, { to, name: text, description }] of entries.entries()) {
        const link = links.nth(index);
        await expect(link).toHaveAttribute('href', to);
        await expect(link).toContainText(text);
        await expect(link).toContainText(description);
        await expect(link).toBeInViewport();
      }
      await expect(panel(name).locator(`a[href="${overview}"]`)).toBeVisible();
    }
    for (const { to } of serviceEntries) {
      const link = panel('Services').locator(`li a[href="${to}"]`);
      await expect(link).toContainText(nameOf(to.slice(1)));
    }
    await expect(panel('Company')).toBeHidden();
    await page.mouse.click(720, 880);
    await expect(panel('Services')).toBeHidden();

    await entry('Services').click();
    await entry('Services').click();
    await expect(panel('Services')).toBeHidden();

    const banner = page.getByRole('banner');
    const shadow = () => banner.evaluate((element) => getComputedStyle(element).boxShadow);
    const atRest = await shadow();
    await page.evaluate(() => scrollTo(0, 51));
    await expect(banner).toHaveCSS('box-shadow', /0px 6px 24px/);
    await page.evaluate(() => scrollTo(0, 50));
    await expect.poll(shadow).toBe(atRest);
    expect(await page.evaluate(() => scrollY)).toBe(50);

    await page.evaluate(() => scrollTo(0, 3000));
    await expect(entry('Company')).toBeInViewport();
    await bar.getByRole('link', { name: 'Get in Touch' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('a dropdown works by keyboard alone', async ({ visitor }) => {
    const [{ name, overview, entries }] = menus;
    const paths = entries.map(({ to }) => to);
    const page = await visitor.open('/careers');
    const { entry, panel } = barOf(page);
    const link = (path = '') => panel(name).locator(`a[href="${path}"]`);
    const { keyboard } = page;

    await entry(name).focus();
    for (const key of ['Enter', 'Space']) {
      await keyboard.press(key);
      await expect(panel(name)).toBeVisible();
      await keyboard.press(key);
      await expect(panel(name)).toBeHidden();
    }

    await keyboard.press('ArrowDown');
    await expect(panel(name)).toBeVisible();
    await expect(link(overview)).toBeFocused();
    await keyboard.press('Escape');
    await expect(panel(name)).toBeHidden();
    await expect(entry(name)).toBeFocused();

    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await expect(link(overview)).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(link(paths[0])).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(link(overview)).toBeFocused();

    for (const path of paths) {
      await keyboard.press('Tab');
      await expect(link(path)).toBeFocused();
    }
    await keyboard.press('Tab');
    await expect(panel(name)).toBeHidden();

    await entry(name).focus();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(paths[0] ?? '');
    await expect(panel(name)).toBeHidden();
  });

  test('every navigation starts at the top, and Back restores the scroll position', {
    tag: '@cases',
  }, async ({ visitor }) => {
    const page = await visitor.context.newPage();
    // Loads the fonts first, because late fonts could make a page shorter.
    await useOwnFonts(page);
    await hydrated(page);
    const position = () => page.evaluate(() => Math.round(scrollY));
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    const left: number[] = [];
    for (const [link, path] of [
      [main.getByRole('link', { name: 'All products' }), '/products'],
      [footer.getByRole('link', { name: 'Initiatives' }), '/company/Initiatives'],
      [footer.getByRole('link', { name: 'Privacy Policy' }), '/privacy'],
    ] as const) {
      await link.scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        const note = () => {
          document.documentElement.dataset['leftAt'] = `${Math.round(scrollY)}`;
        };
        addEventListener('click', note, { capture: true, once: true });
      });
      await link.click();
      left.push(await page.evaluate(() => Number(document.documentElement.dataset['leftAt'])));
      expect(left.at(-1)).toBeGreaterThan(400);
      await expect(page).toHaveURL(path);
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect.poll(position).toBe(0);
    }
    for (const [index, path] of [
      [2, /\/company\/initiatives$/i],
      [1, '/products'],
      [0, '/'],
    ] as const) {
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(position, String(path)).toBe(left[index]);
    }
  });
});

const menuOf = (page: Page) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  return {
    menu,
    button: page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }),
    list: menu.getByRole('navigation', { name: 'Menu' }),
    panel: (name: string) => menu.getByRole('group', { name }),
  };
};

test.describe('on a phone', () => {
  test.use({ device: phone });

  test('the menu has seven entries, and two side panels that list pages and have a Back button', async ({
    visitor,
  }) => {
    const page = await visitor.open('/');
    const { menu, button, list, panel } = menuOf(page);
    await expect(menu).toBeHidden();
    await button.tap();
    const names = ['Home', 'Company', 'Services', 'Products', 'Training', 'Careers', 'Contact'];
    await expect(list.getByRole('listitem')).toHaveText(names);
    for (const entry of await list.getByRole('listitem').all()) {
      await expect(entry).toBeInViewport();
    }
    for (const { name, entries, overview } of menus) {
      const back = panel(name).getByRole('button', { name: 'Back' });
      await list.getByRole('button', { name }).tap();
      await expect(back).toBeFocused();
      for (const path of [...entries.map(({ to }) => to), overview]) {
        await expect(panel(name).locator(`a[href="${path}"]`)).toBeVisible();
      }
      await expect(panel(name).getByRole('link')).toHaveCount(entries.length + 1);
      await back.tap();
      await expect(panel(name)).toBeHidden();
      await expect(list.getByRole('button', { name })).toBeFocused();
    }
    await list.getByRole('button', { name: 'Services' }).tap();
    for (const { to } of serviceEntries) {
      const link = panel('Services').locator(`a[href="${to}"]`);
      await expect(link).toContainText(nameOf(to.slice(1)));
    }
    await panel('Services').getByRole('link').nth(1).tap();
    await expect(page).toHaveURL(serviceEntries[1].to);
    await expect(menu).toBeHidden();
    await button.tap();
    await list.getByRole('link', { name: 'Careers' }).tap();
    await expect(page).toHaveURL('/careers');
    await expect(menu).toBeHidden();
  });

  test('on a screen 800 px wide, the second side panel replaces the first', {
    tag: '@cases',
  }, async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.setViewportSize({ width: 800, height: 1000 });
    const { button, list, panel } = menuOf(page);
    await button.tap();
    await list.getByRole('button', { name: 'Company' }).tap();
    await expect(panel('Company')).toBeVisible();
    await list.getByRole('button', { name: 'Services' }).tap();
    await expect(panel('Services')).toBeVisible();
    await expect(panel('Company')).toBeHidden();
    await list.getByRole('button', { name: 'Services' }).tap();
    await expect(panel('Services')).toBeHidden();
  });

  test('the backdrop, the close icon and Escape close the menu and any open side panel', {
    tag: '@cases',
  }, async ({ visitor }) => {
    const page = await visitor.open('/');
    const { menu, button, list, panel } = menuOf(page);
    for (const close of [
      () => page.touchscreen.tap(12, 500),
      // In the document, an open side panel's close icon comes after the menu's.
      () => menu.getByRole('button', { name: 'Close menu' }).last().tap(),
      () => page.keyboard.press('Escape'),
    ]) {
      for (const name of [undefined, 'Company', 'Services']) {
        await button.tap();
        await expect(menu).toBeVisible();
        for (const each of menus) await expect(panel(each.name)).toBeHidden();
        if (name) {
          await list.getByRole('button', { name }).tap();
          await expect(panel(name)).toBeVisible();
        }
        await close();
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
      }
    }
  });
});
