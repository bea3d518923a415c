import { expect, test } from 'vitest';
import { isCurrent } from './current-links.ts';

test.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/products', '/products', true],
  ['/products', '/products/rand', true],
  ['/products/rand', '/products', false],
  ['/team', '/teams', false],
  ['/contact#waiting', '/contact', false],
])('isCurrent(%j, %j) returns %s', (href, path, expected) => {
  expect(isCurrent(href, path)).toBe(expected);
});
