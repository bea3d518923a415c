import type { APIRequestContext, Page } from '@playwright/test';
import { phoneHref } from '../src/content/contact-details.ts';
import { products } from '../src/content/products.ts';
import { site as company } from '../src/content/site.ts';
import { everyPage } from './harness/every-page.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';

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
      /** The URLs of pictures, icons, styles and scripts. */
      files: [
        ...attributes('img:not([src^="data:"])', 'src'),
        ...attributes('use', 'href'),
        ...attributes(
          'link:is([rel="stylesheet"], [rel*="icon"], [rel="manifest"], [rel="modulepreload"])',
          'href',
        ),
        ...attributes('script[src]', 'src'),
      ],
      /** The possible targets of a fragment. */
      ids: attributes('[id]', 'id'),
    };
  }, html);

const readEveryPage = async (blank: Page, request: APIRequestContext, origin: string) => {
  const contents = new Map<string, Awaited<ReturnType<typeof contentsOf>>>();
  for (const { path } of everyPage) {
    const response = await request.get(`${origin}${path}`);
    contents.set(path, await contentsOf(blank, await response.text()));
  }
  return contents;
};

const isExternal = ({ href }: { readonly href: string }) => /^[a-z]+:/i.test(href);
/** Whether this is a page for unknown URLs. Its own path can have status 404, too. */
const isFallback = (path: string) => path.endsWith('/_');

test('every internal link leads to an existing page, and its fragment to an existing element', {
  tag: '@pages',
}, async ({ visitor, network: { origin }, request }) => {
  test.slow();
  const blank = await visitor.context.newPage();
  const contents = await readEveryPage(blank, request, origin);
  const targets = new Map<string, string>();
  for (const [path, { links }] of contents) {
    for (const link of links) {
      const { pathname, search, hash } = new URL(link.href, `${origin}${path}`);
      if (!isExternal(link)) targets.set(`${pathname}${search}${hash}`, path);
    }
  }
  const ids = new Map<string, readonly string[]>();
  for (const [target, from] of targets) {
    const [path = '/', fragment] = target.split('#');
    if (!ids.has(path)) {
      const response = await request.get(`${origin}${path}`);
      if (!isFallback(path)) expect.soft(response.status(), `${target} on ${from}`).toBe(200);
      ids.set(path, (await contentsOf(blank, await response.text())).ids);
    }
    if (fragment) expect.soft(ids.get(path), `${target} on ${from}`).toContain(fragment);
  }
  expect(ids.size).toBeGreaterThan(40);
});

test('every link to another site opens a new tab without an opener', {
  tag: '@pages',
}, async ({ visitor, network: { origin }, request }) => {
  const contents = await readEveryPage(await visitor.context.newPage(), request, origin);
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

test('every picture, icon, style and script of every page exists', { tag: '@pages' }, async ({
  visitor,
  network: { origin },
  request,
}) => {
  const contents = await readEveryPage(await visitor.context.newPage(), request, origin);
  const wanted = new Map<string, string>();
  for (const [path, { files }] of contents) for (const file of files) wanted.set(file, path);
  const texts = new Map<string, string>();
  for (const [target, from] of wanted) {
    const [file = '', icon] = target.split('#');
    if (!texts.has(file)) {
      const response = await request.get(`${origin}${file}`);
      expect.soft(response.status(), `${file} on ${from}`).toBe(200);
      expect.soft(response.headers()['content-type'], file).not.toContain('text/html');
      texts.set(file, icon ? await response.text() : '');
    }
    if (icon) expect.soft(texts.get(file), `${target} on ${from}`).toContain(`id="${icon}"`);
  }
  expect(texts.size).toBeGreaterThan(100);
});
