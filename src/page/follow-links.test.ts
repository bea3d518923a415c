import { expect, test } from 'vitest';
import { isPlain, type LinkParts, pageBehind } from './follow-links.ts';

const SITE = 'https://site.example';
const shown = new URL('/services/cloud?from=mail', SITE);
const pages = new Set(['/', '/about', '/services/cloud', '/contact']);

const linkTo = (href: string, attributes: Partial<Record<'download' | 'target', string>> = {}) => {
  const { href: whole, origin, pathname, search, hash } = new URL(href, shown);
  return {
    href: whole,
    origin,
    pathname,
    search,
    hash,
    target: '',
    ...attributes,
    hasAttribute: (name: string) => name in attributes,
  };
};
const behind = (link: LinkParts) => pageBehind(link, shown, (path) => pages.has(path));

test.each([
  ['another page', '/about', '/about'],
  ['a page with a query and a fragment', '/contact?topic=a/b#sent', '/contact?topic=a/b#sent'],
  ['an absolute URL of this site', `${SITE}/about`, '/about'],
  ['a path with capital letters', '/SERVICES/Cloud', '/SERVICES/Cloud'],
  ['a path with a slash at the end', '/about/', '/about/'],
  ['this page (to scroll to its top)', '/services/cloud?from=mail', '/services/cloud?from=mail'],
  ['this page with a different query', '/services/cloud', '/services/cloud'],
  ['a part of this page with a different query', '/services/cloud#team', '/services/cloud#team'],
])('a link to %s is followed', (_, href, expected) => {
  expect(behind(linkTo(href))).toBe(expected);
});

test.each([
  ['a path without a page', '/nowhere'],
  ['another site', 'https://elsewhere.example/about'],
  ['another port', 'https://site.example:8443/about'],
  ['a part of this page', '#team'],
  ['the top of this page', '#'],
  ['a path that begins with two slashes', 'https://site.example//about'],
  ['an email address', 'mailto:hello@site.example'],
  ['a phone number', 'tel:+27110000000'],
  ['a file', '/contact/card.ics'],
  ['a file with capital letters', '/About.PDF'],
])('a link to %s is left to the browser', (_, href) => {
  expect(pageBehind(linkTo(href), shown, (path) => path !== '/nowhere')).toBeUndefined();
});

test('a link that downloads, or that opens a new tab or a frame, is left to the browser', () => {
  expect(behind(linkTo('/about', { download: '' }))).toBeUndefined();
  expect(behind(linkTo('/about', { target: '_blank' }))).toBeUndefined();
  expect(behind(linkTo('/about', { target: 'map' }))).toBeUndefined();
  expect(behind(linkTo('/about', { target: '_self' }))).toBe('/about');
});

test('a link in SVG is left to the browser', () => {
  const hasAttribute = () => false;
  expect(behind({ href: { baseVal: '/about' }, hasAttribute })).toBeUndefined();
});

test('isPlain is false with a modifier key or the middle button, and for a prevented click', () => {
  const modifiers = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const plain = { button: 0, ...modifiers, defaultPrevented: false };
  expect(isPlain(plain)).toBe(true);
  for (const key of [...Object.keys(modifiers), 'defaultPrevented']) {
    expect(isPlain({ ...plain, [key]: true }), key).toBe(false);
  }
  expect(isPlain({ ...plain, button: 1 })).toBe(false);
});
