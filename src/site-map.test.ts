import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { team } from './content/team-members.ts';
import { pages } from './prerender/pages.ts';
import { siteMap } from './site-map.ts';

const ROUTES = 'src/routes';

const answeredBy = (file: string): RegExp => {
  const path = `/${file}`
    .replace(/(?:\/index)?\.tsx$/, '')
    .replace(/\/\{-\$\w+\}/, '(?:/[^/]+)?')
    .replace(/\$\w*/g, '[^/]+');
  return new RegExp(`^${path || '/'}$`);
};

// The router skips names that begin with a hyphen.
const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!__)(?:.*\/)?[^-/][^/]*\.tsx$/.test(file));

const withoutPage = (files: readonly string[]) =>
  files
    .filter((file) => !pages.some(({ path }) => answeredBy(file).test(path)))
    .map((file) => `${ROUTES}/${file} has no page: add its entry to src/site-map.ts`);

const withoutRoute = (paths: readonly string[]) =>
  paths
    .map((path) => `${ROUTES}${path === '/' ? '' : path}`)
    .filter((name) => !['', '/index', '/{-$id}'].some((end) => existsSync(`${name}${end}.tsx`)))
    .map((name) => `src/site-map.ts has a page without a route: add ${name}.tsx`);

it('every route has an entry in the site map, and every entry has a route', () => {
  expect(routes).toContain('services/$service.tsx');
  expect(withoutPage(routes)).toEqual([]);
  expect(withoutRoute(siteMap.map(({ to }) => to))).toEqual([]);
});

it('every lead in the site map is on the team', () => {
  const ids = siteMap.flatMap(({ lead }) => lead ?? []);
  expect(team.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});
