import type { Page } from '@playwright/test';
import { searchWords as words } from '../src/content/search-words.ts';
import { isCleanInBothThemes } from './harness/axe.ts';
import { devices, phone } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { overflowOf } from './harness/overflow.ts';
import { goTo, hydrated } from './harness/visitor.ts';

const searchOn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: words.name });
  const lens = page.getByRole('banner').getByRole('link', { name: words.name, exact: true });
  return { dialog, lens, ...boxIn(dialog), own: boxIn(page.getByRole('main')) };
};
const boxIn = (place: ReturnType<Page['getByRole']>) => ({
  field: place.getByRole('combobox', { name: words.label }),
  options: place.getByRole('option'),
  status: place.getByRole('status'),
});

test('a page is found and opened with the keyboard alone', async ({ homePage: page }) => {
  const { dialog, field, options, status } = searchOn(page);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('shrepoint');
  await expect(options.first()).toContainText('SharePoint');
  await expect(options.first().locator('mark').first()).toHaveText('SharePoint');
  await expect(status).toHaveText(/^\d+ results?$/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');

  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const id = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/sharepoint');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('keyboard shortcuts open the search, and Escape closes it and returns the focus', {
  tag: '@cases',
}, async ({ contactPage: page }) => {
  const { dialog, field, lens } = searchOn(page);
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.keyboard.type('Lindiwe Dube');
  await expect(name).toHaveValue('Lindiwe Dube');
  await expect(dialog).toBeHidden();
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(name).toBeFocused();
  }
  await lens.click();
  await expect(field).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(lens).toBeFocused();
});

test('Enter without a selection opens all results, which link to pages and to places within pages, and Back returns to the results', {
  tag: '@cases',
}, async ({ homePage: page }) => {
  const { field, own } = searchOn(page);
  await page.keyboard.press('Control+k');
  await field.fill('data');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=data');
  await expect(own.field).toHaveValue('data');
  await expect.poll(() => own.options.count()).toBeGreaterThan(6);
  await own.field.fill('opher');
  await expect(page).toHaveURL('/search?q=opher');
  await own.options.first().click();
  await expect(page).toHaveURL('/products/opher');
  await page.goBack();
  await expect(own.field).toHaveValue('opher');
  await expect(own.options.first()).toContainText('Opher');

  await own.field.fill('do i need matric');
  await expect(own.options.first()).toContainText('matric');
  await own.options.first().click();
  await expect(page).toHaveURL('/company/academy#do-i-need-matric-or-a-degree');
  await expect(page.getByText('Do I need matric or a degree?')).toBeInViewport();
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    test.use({ device: { ...device, reducedMotion: 'reduce' } });

    test('neither the search dialog nor the search page violates WCAG 2.2 AA', {
      tag: '@pages',
    }, async ({ visitor }) => {
      const page = await visitor.open('/search');
      const { lens, own, dialog, ...box } = searchOn(page);
      const isClean = async ({ field, status }: Pick<typeof own, 'field' | 'status'>) => {
        for (const query of ['', 'cloud', 'zxqw']) {
          await field.fill(query);
          await expect(status).toHaveText(query ? /result|Nothing/ : '');
          await isCleanInBothThemes(page, page.url());
          expect.soft(await overflowOf(page)).toEqual([]);
        }
      };
      await isClean(own);
      await goTo(page, '/');
      await lens.click();
      await isClean(box);
    });
  });
}

test('if the search index is corrupt, an error message links to the list of pages', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.newPage('/');
  await page.route('**/search-index.json', (route) =>
    route.fulfill({ body: '{"version":1,"documents":[{' }),
  );
  await hydrated(page);
  const { lens, status, dialog, own } = searchOn(page);
  await lens.click();
  await expect(status).toContainText(words.failed);
  await dialog.getByRole('link', { name: words.allPages }).click();
  await expect(page).toHaveURL('/search');
  await expect(own.status).toHaveText(words.failedHere);
  await expect(page.getByRole('heading', { name: 'Every page' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ device: { ...phone, javaScriptEnabled: false } });

  test('the search icon leads to a form, and the server returns the results', async ({
    visitor,
  }) => {
    const page = await visitor.newPage('/');
    await searchOn(page).lens.click();
    await expect(page).toHaveURL('/search');
    const main = page.getByRole('main');
    await main.getByRole('combobox').fill('shrepoint');
    await main.getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL('/search?q=shrepoint');
    // Does not run axe, which needs timers: pages without JavaScript have none.
    expect(await overflowOf(page)).toEqual([]);
    await main.getByRole('listitem').getByRole('link', { name: 'SharePoint' }).first().click();
    await expect(page).toHaveURL('/services/sharepoint');
  });
});
