import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { env } from '../env.ts';
import { llms } from './llms.ts';
import { canonicalPages } from './pages.ts';
import { sitemap } from './render.tsx';

const CONTENT = `${import.meta.dirname}/../content`;

it('sitemap.xml dates a page by its content file, if the date is known', () => {
  const xml = sitemap(new Map([['services/cloud.ts', '2026-03-04']]));
  const cloud = `${env.siteUrl}/services/cloud`;
  expect(xml).toContain(`<url><loc>${cloud}</loc><lastmod>2026-03-04</lastmod></url>`);
  expect(xml).toContain(`<url><loc>${env.siteUrl}/</loc></url>`);
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  expect(xml.match(/<url>/g)).toHaveLength(canonicalPages.length);
});

it('every page has a content file, and every service file has a page', () => {
  const words = new Set(canonicalPages.map((page) => page.words));
  expect([...words].filter((file) => !existsSync(`${CONTENT}/${file}`))).toEqual([]);
  const services = readdirSync(`${CONTENT}/services`).map((name) => `services/${name}`);
  expect(services.filter((file) => !words.has(file))).toEqual([]);
});

it("llms.txt lists every page's Markdown once, under a heading", () => {
  const text = llms(canonicalPages.map((page) => ({ page, description: `About ${page.path}` })));
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const underHeadings = text.slice(text.indexOf('\n## '));
  const links = [...underHeadings.matchAll(/^- \[.+\]\((.+)$/gm)].map(([, link]) => link);
  const expected = canonicalPages.map(
    ({ path }) => `${env.siteUrl}${path === '/' ? '/index' : path}.md): About ${path}`,
  );
  expect(links.sort()).toEqual(expected.sort());
});
