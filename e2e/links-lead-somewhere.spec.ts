import type { Page } from '@playwright/test';
import { phoneHref } from '../src/content/contact-details.ts';
import { products } from '../src/content/products.ts';
import { site as company } from '../src/content/site.ts';
import { everyPage } from './harness/every-page.ts';
import { expect, pageTest } from './harness/fixtures.ts';

/** Parses HTML in a blank page, because the site's security policy forbids `DOMParser`. */
const contentsOf = (blank: Page, html: string) =>
  blank.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const attributes = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      links: [...parsed.querySelectorAll('a[href]')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target') ?? '',
        rel: link.getAttribute('rel') ?? '',
      })),
      files: [
        ...attributes('img:not([src^="data:"])', 'src'),
        ...attributes('use', 'href'),
        ...attributes(
          'link:is([rel="stylesheet"], [rel*="icon"], [rel="manifest"], [rel="modulepreload"])',
          'href',
        ),
        ...attributes('script[src]', 'src'),
      ],
    };
  }, html);

const test = pageTest.extend<{ contents: Map<string, Awaited<ReturnType<typeof contentsOf>>> }>({
  /** The links and files of every page, by path. */
  contents: async ({ visitor, network: { origin }, request }, use) => {
    const blank = await visitor.context.newPage();
    const contents = new Map();
    for (const { path } of everyPage) {
      const response = await request.get(`${origin}${path}`);
      contents.set(path, await contentsOf(blank, await response.text()));
    }
    await use(contents);
  },
});

const isExternal = ({ href }: { readonly href: string }) => /^[a-z]+:/i.test(href);
/** Whether this page is served for unknown URLs. A request for its own path may return a 404. */
const isFallback = (path: string) => path.endsWith('/_');

test('every internal link leads to an existing page; every picture, icon, style and script exists; every fragment is the id of an element', {
  tag: '@pages',
}, async ({ contents, network: { origin }, request }) => {
  test.slow();
  const targets = new Map<string, { readonly from: string; readonly isFile: boolean }>();
  for (const [from, { links, files }] of contents) {
    for (const link of links) {
      const { pathname, search, hash } = new URL(link.href, `${origin}${from}`);
      if (!isExternal(link)) targets.set(`${pathname}${search}${hash}`, { from, isFile: false });
    }
    for (const file of files) {
      // A shape in the page itself, such as the wordmark.
      if (file.startsWith('#')) targets.set(from + file, { from, isFile: false });
      else targets.set(file, { from, isFile: true });
    }
  }
  const texts = new Map<string, string>();
  for (const [target, { from, isFile }] of targets) {
    const [path = '/', fragment] = target.split('#');
    if (!texts.has(path)) {
      const response = await request.get(`${origin}${path}`);
      if (!isFallback(path)) expect.soft(response.status(), `${target} on ${from}`).toBe(200);
      if (isFile) expect.soft(response.headers()['content-type'], path).not.toContain('text/html');
      texts.set(path, await response.text());
    }
    // `svgView` shows a part of a drawing without an id.
    if (fragment && !fragment.startsWith('svgView('))
      expect.soft(texts.get(path), `${target} on ${from}`).toContain(` id="${fragment}"`);
  }
  expect(texts.size).toBeGreaterThan(140);
});

test('every link to another site opens a new tab without an opener', { tag: '@pages' }, ({
  contents,
}) => {
  const sites = new Set<string>();
  for (const [path, { links }] of contents) {
    for (const { href, target, rel } of links.filter(isExternal)) {
      if (/^(mailto|tel):/.test(href)) {
        const ours = href === phoneHref || href.endsWith(`@${company.domain}`);
        expect.soft(ours, `${href} on ${path}`).toBe(true);
        continue;
      }
      sites.add(href);
      expect.soft(href, path).toMatch(/^https:/);
      expect.soft(target, `${href} on ${path}`).toBe('_blank');
      expect.soft(rel.split(' '), `${href} on ${path}`).toContain('noopener');
    }
  }
  const profiles = Object.values<string>(company.social).filter(Boolean);
  // The other two links open a chat and a map.
  expect(sites.size).toBe(products.length + profiles.length + 2);
});
