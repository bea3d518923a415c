import type { Page } from '@playwright/test';
import { site as company } from '../src/content/site.ts';
import { canonicalPages } from '../src/prerender/pages.ts';
import { everyPage } from './harness/every-page.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { goTo, hydrated } from './harness/visitor.ts';

const SCRIPT_REQUESTS = 8;

const preloadsItsScripts = async (page: Page, path: string) => {
  const { asked, preloaded } = await page.evaluate(() => {
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')];
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      asked: scripts.map(({ name }) => new URL(name).pathname),
      preloaded: preloads.map(({ href }) => new URL(href).pathname),
    };
  });
  expect(preloaded.length, path).toBeLessThanOrEqual(SCRIPT_REQUESTS);
  // The page is already usable without the scripts that load later.
  expect(asked.slice(0, preloaded.length).toSorted(), path).toEqual(preloaded.toSorted());
};

test('every page has its own HTML, preloads its first scripts, and hydrates without console messages', {
  tag: '@pages',
}, async ({ visitor, network }) => {
  test.slow();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const page = await visitor.newPage('/');
  for (const { path, canonical } of everyPage) {
    if (!canonical) continue;
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await hydrated(page);
    const isBuilt = canonicalPages.some((built) => built.path === path);
    if (isBuilt) await preloadsItsScripts(page, path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('main'), path).toHaveCount(1);

    const title = await page.title();
    expect(title, path).toContain(company.name);
    expect(titles.get(title), `${path} shares its title`).toBeUndefined();
    titles.set(title, path);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(descriptions.get(description ?? ''), `${path} shares its description`).toBeUndefined();
    descriptions.set(description ?? '', path);

    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(1);
    const href = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(href ?? '', network.origin).pathname).toBe(path);
    expect(await page.locator('meta[name="robots"]').count(), path).toBe(0);
  }
});

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly canonical?: string;
  readonly noindex?: boolean;
  readonly heading?: string;
}
const answers: readonly Answer[] = [
  { path: '/about', status: 200, canonical: '/company/about' },
  { path: '/services/randd', status: 200, canonical: '/services/rand' },
  { path: '/services/knitting', status: 200, canonical: '/services', noindex: true },
  { path: '/company/knitting', status: 200, canonical: '/services', noindex: true },
  { path: '/training/annual-workshops', status: 200, canonical: '/training' },
  { path: '/training/knitting', status: 200, canonical: '/training' },
  { path: '/auth', status: 200, noindex: true },
  { path: '/search', status: 200, canonical: '/search', noindex: true },
  { path: '/search?q=cloud', status: 200, canonical: '/search', noindex: true },
  { path: '/auth/anything', status: 200, noindex: true },
  { path: '/products/knitting', status: 404, noindex: true, heading: 'Product Not Found' },
  { path: '/team/m9999', status: 404, noindex: true, heading: 'Team member not found' },
  { path: '/nowhere', status: 404, noindex: true },
];

test('every URL has the correct status, heading and canonical URL, and requests its scripts last', async ({
  network,
  request,
}) => {
  for (const { path, status, canonical, noindex = false, heading } of answers) {
    const response = await request.get(`${network.origin}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    const html = await response.text();
    const headings = [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(headings, path).toEqual([heading ?? expect.any(String)]);
    expect(html.includes('<meta name="robots" content="noindex"/>'), path).toBe(noindex);
    const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    if (canonical) expect(new URL(href).pathname, path).toBe(canonical);
    // Earlier requests for scripts would delay the first picture and the largest text.
    const scripts = html.indexOf('<link rel="modulepreload"');
    expect(scripts, path).toBeGreaterThan(html.indexOf('</footer>'));
  }
});

const hostileIds = [
  'a%2Fb',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '%F0%9F%92%A5',
  'x'.repeat(5000),
];

test('a URL with an unknown or malformed id opens a page that hydrates', { tag: '@pages' }, async ({
  visitor,
}) => {
  test.slow();
  visitor.allow(/status of 404/);
  const page = await visitor.context.newPage();
  const heading = page.locator('h1');
  for (const section of ['services', 'company', 'products', 'team', 'training', 'auth']) {
    for (const id of hostileIds) {
      const shown = `/${section}/${id.slice(0, 20)}`;
      await goTo(page, `/${section}/${id}`);
      await expect(heading, shown).toHaveCount(1);
      await expect(heading, shown).not.toHaveText('Error Page');
    }
  }
});

/** The visible text, links and pictures; if `turned`, also those in hidden slides and tabs. */
const contentsOf = (page: Page, { turned }: { readonly turned: boolean }) =>
  page.getByRole('main').evaluate((main, andTurned) => {
    for (const answer of main.querySelectorAll('details')) answer.open = true;
    const turnable = '[aria-roledescription="slide"], [role="tabpanel"]';
    const shows = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: !andTurned }) ||
      (andTurned && element.closest(turnable));
    // Excludes elements that need JavaScript: controls, forms that post nothing, and live regions.
    const counts = (element: Element | null) => {
      const live = element?.closest('[aria-live]');
      return (
        element &&
        !element.closest('button, [role="tablist"], form[method="dialog"]') &&
        // These elements explain a feature that needs JavaScript, or show its result.
        !element.closest('[class~="plain:hidden"]') &&
        (!live || live.closest('[aria-roledescription="carousel"]')) &&
        shows(element)
      );
    };
    const words = new Set<string>();
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.nodeValue?.trim();
      // '2 of 6' belongs to a carousel's controls.
      if (text && !/^\d+ of \d+$/.test(text) && counts(node.parentElement)) words.add(text);
    }
    const links = [...main.querySelectorAll('a[href]')].filter(counts);
    const pictures = [...main.querySelectorAll('img')].filter(
      (image) => counts(image) && (andTurned || image.naturalWidth > 0),
    );
    return {
      words: [...words],
      links: [...new Set(links.map((link) => link.getAttribute('href')))],
      pictures: [...new Set(pictures.map((image) => image.getAttribute('src')))],
    };
  }, turned);

test('without JavaScript, every page has all of its text, links and pictures', {
  tag: '@pages',
}, async ({ visitor }) => {
  test.slow();
  const withScript = await visitor.context.newPage();
  await withScript.emulateMedia({ reducedMotion: 'reduce' });
  const complete = new Map<string, Awaited<ReturnType<typeof contentsOf>>>();
  for (const { path } of canonicalPages) {
    await goTo(withScript, path);
    complete.set(path, await contentsOf(withScript, { turned: true }));
  }

  await visitor.closeBrowser();
  // Uses a touch device, where content that appears on hover is always visible.
  await visitor.openBrowser({ javaScriptEnabled: false, isMobile: true, hasTouch: true });
  const page = await visitor.context.newPage();
  for (const [path, all] of complete) {
    await page.goto(path);
    const shown = await contentsOf(page, { turned: false });
    expect(all.words.length, path).toBeGreaterThan(10);
    for (const kind of ['words', 'links', 'pictures'] as const) {
      const there = new Set<string | null>(shown[kind]);
      const missing = all[kind].filter((each) => !there.has(each));
      expect.soft(missing, `${kind} of ${path}`).toEqual([]);
    }
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
  }
});
