import { expect, it } from 'vitest';
import { addressLine, directionsHref, whatsappHref } from './contact-details.ts';
import { site } from './site.ts';

it('whatsappHref contains a greeting that names the topic', () => {
  const { origin, pathname, searchParams } = new URL(whatsappHref());
  expect(origin).toBe('https://wa.me');
  expect(`+${pathname.slice(1)}`).toBe(site.whatsapp.replaceAll(' ', ''));
  expect(searchParams.get('text')).toBe(`Hello ${site.shortName}.`);
  expect(new URL(whatsappHref('Research & Development')).searchParams.get('text')).toBe(
    `Hello ${site.shortName}, I have a question about Research & Development.`,
  );
});

it.each([
  ['', 'https://www.openstreetmap.org/search?query='],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0', 'https://www.openstreetmap.org/'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Firefox/153.0', 'https://www.openstreetmap.org/'],
  ['Mozilla/5.0 (Linux; Android 16; K) Chrome/156.0.0.0 Mobile', 'geo:0,0?q='],
  ['Mozilla/5.0 (Android 16; Mobile; rv:153.0) Firefox/153.0', 'geo:0,0?q='],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 'https://maps.apple.com/?q='],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'https://maps.apple.com/?q='],
])('directionsHref for the user agent %j begins with %s', (userAgent, start) => {
  const href = directionsHref(userAgent);
  expect(href.startsWith(start)).toBe(true);
  expect([...new URL(href).searchParams.values()]).toEqual([addressLine]);
});
