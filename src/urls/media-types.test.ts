import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-types.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/every-1.js', 'text/javascript; charset=utf-8'],
  ['assets/style-1.css', 'text/css; charset=utf-8'],
  ['assets/text-1.woff2', 'font/woff2'],
  ['images/home.svg', 'image/svg+xml'],
  ['images/PERSON.JPG', 'image/jpeg'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['sitemap.xml', 'application/xml'],
  ['services/cloud.md', 'text/markdown; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['assets/offline-pages-1.bin', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
  ['page.html.unknown', 'application/octet-stream'],
])('the media type of %s is %s', (name, type) => {
  expect(mediaTypeOf(name)).toBe(type);
});
