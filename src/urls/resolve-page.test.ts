import { expect, test } from 'vitest';
import { canonicalPath, readablePath, resolvePage } from './resolve-page.ts';

const files = new Set([
  'index.html',
  'about.html',
  'services.html',
  'services/cloud.html',
  'services/_other.html',
  'products/_other.html',
  'team/m1001.html',
  'team/_other.html',
  '404.html',
]);
const resolve = (pathname: string) => resolvePage(pathname, (file) => files.has(file));

test.each([
  ['/', 'index.html', 200],
  ['/about', 'about.html', 200],
  ['/About/', 'about.html', 200],
  ['/services', 'services.html', 200],
  ['/Services/CLOUD', 'services/cloud.html', 200],
  ['//services///cloud//', 'services/cloud.html', 200],
  ['/services/%63loud', 'services/cloud.html', 200],
  ['/services/%43loud', 'services/cloud.html', 200],
  ['/services/knitting', 'services/_other.html', 200],
  ['/services/a%2Fb', 'services/_other.html', 200],
  ['/services/%00', 'services/_other.html', 200],
  ['/services/%E0%A4%A', 'services/_other.html', 200],
  ['/services/__proto__', 'services/_other.html', 200],
  ['/services/_other', 'services/_other.html', 200],
  ['/products/nothing', 'products/_other.html', 404],
  ['/products/%F0%9F%92%A5', 'products/_other.html', 404],
  ['/team/M1001', 'team/m1001.html', 200],
  ['/team/m9999', 'team/_other.html', 404],
  [`/team/${'x'.repeat(5000)}`, 'team/_other.html', 404],
  ['/services/cloud/more', '404.html', 404],
  ['/careers/never-seen', 'careers/_other.html', 404],
  ['/training/intakes/never-seen', 'training/intakes/_other.html', 404],
  ['/training/intakes', 'training/_other.html', 200],
  ['/training/never-seen/more', '404.html', 404],
  ['/nowhere', '404.html', 404],
  ['/404', '404.html', 404],
  ['/index', '404.html', 404],
  ['/%2e%2e/secret', '404.html', 404],
  ['/__proto__/x', '404.html', 404],
  ['/constructor/x', '404.html', 404],
] as const)('%s resolves to %s with status %i', (pathname, file, status) => {
  expect(resolve(pathname)).toEqual({ file, status });
});

test.each([
  ['/', '/'],
  ['/About', '/about'],
  ['/services/', '/services'],
  ['//evil.example//', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
])('the canonical path of %s is %s, which is its own canonical path', (pathname, expected) => {
  expect(canonicalPath(pathname)).toBe(expected);
  expect(canonicalPath(expected)).toBe(expected);
});

test('readablePath turns a segment with broken percent-encoding into an unknown id', () => {
  expect(readablePath('/Team/%E0%A4%A')).toBe('/team/_');
  expect(readablePath('/team/a%2Fb')).toBe('/team/a%2fb');
});
