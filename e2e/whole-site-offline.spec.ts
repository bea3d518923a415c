import { searchWords } from '../src/content/search-words.ts';
import { canonicalPages } from '../src/prerender/pages.ts';
import { expect, test } from './harness/fixtures.ts';
import { brokenPictures, goTo, offlineReady } from './harness/visitor.ts';

test('after one visit, every page opens offline with its pictures, by its URL and through links', {
  tag: '@pages',
}, async ({ homePage: page, network }) => {
  test.setTimeout(400_000);
  await offlineReady(page);
  network.cut();
  const hasPath = (wanted: string) => (url: URL) =>
    url.pathname.toLowerCase() === wanted.split('?')[0];
  // Omits the search link, which opens a dialog.
  const seen = new Set<string>(['/', '/search']);
  const waiting = ['/'];
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
    await goTo(page, from);
    expect(await brokenPictures(page), from).toEqual([]);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    );
    for (const link of links) {
      const path = link.split('#')[0]?.toLowerCase() ?? '';
      if (seen.has(path)) continue;
      seen.add(path);
      waiting.push(path);
      // Dispatches the event, because the link may be hidden.
      await page.locator(`a[href="${link}"]`).first().dispatchEvent('click');
      await expect(page).toHaveURL(hasPath(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(hasPath(from));
    }
  }
  for (const { path } of canonicalPages) expect([...seen]).toContain(path);
});

test.describe('on a later visit', () => {
  test.use({ isReturning: true });

  test('any spelling of a URL works offline, and the search finds pages and vacancies', async ({
    visitor,
    network,
  }) => {
    visitor.allow(/status of 404/);
    const page = await visitor.newPage('/');
    network.cut();
    for (const [path, heading] of [
      ['/services/cloud?', /cloud|azure/i],
      ['/Services/CLOUD/?gclid=1', /cloud|azure/i],
      ['/services/knitting', /services/i],
      ['/products/nothing', /^Product Not Found$/],
      ['/team/m9999', /^Team member not found$/],
      ['/nowhere', /^There is no page at this address$/],
    ] as const) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    }

    await goTo(page, '/search?q=ransomware');
    const results = page.getByRole('main').getByRole('option');
    await expect(results.first()).toContainText('IT Security');
    const search = page.getByRole('main').getByRole('combobox', { name: searchWords.label });
    await search.fill('cloud security engineer');
    await expect(results.first()).toContainText(searchWords.kinds.vacancy);
    await results.first().click();
    await expect(page).toHaveURL('/careers/cloud-security-engineer');
  });
});
