import { expect, it } from 'vitest';
import { testDirectory } from '../server/testing/for-one-test.ts';
import { site } from '../src/content/site.ts';
import { companyTraces } from './company-traces.ts';

const tracesIn = async (files: Readonly<Record<string, string>>) => {
  const directory = testDirectory(files);
  const found = await companyTraces(directory.path, site);
  return found.map((trace) => trace.slice(directory.path.length + 1));
};

it('companyTraces finds a name, an address and a phone number in any text file', async () => {
  const { shortName, domain, phone, address } = site;
  expect(
    await tracesIn({
      'assets/a.js': `const lock = '${shortName.toLowerCase()}-lock'`,
      'sitemap.xml': `<loc>https://${domain}/</loc>`,
      'contact.html': `<a href="tel:${phone.replaceAll(' ', '')}">${address.street}</a>`,
    }),
  ).toEqual(
    expect.arrayContaining([
      `assets/a.js: ${shortName}`,
      `sitemap.xml: ${domain}`,
      `contact.html: ${phone.replaceAll(' ', '')}`,
      `contact.html: ${address.street}`,
    ]),
  );
});

it('companyTraces finds figures in the text of a page, even if markup divides them', async () => {
  const { founded, figures } = site;
  expect(
    await tracesIn({
      'index.html': `<p>Since ${founded}: ${figures.projects.slice(0, 2)}<b>${figures.projects.slice(2)}</b></p>`,
    }),
  ).toEqual([`index.html: ${founded}`, `index.html: ${figures.projects}`]);
});

it('companyTraces ignores PNGs, and figures in longer numbers, attributes and CSS', async () => {
  expect(
    await tracesIn({
      'index.html': `<p data-at="${site.founded}">1${site.founded} and ${site.founded}-11</p>`,
      'assets/b.css': `a { width: ${site.founded}px }`,
      'social/home.png': site.name,
    }),
  ).toEqual([]);
});
