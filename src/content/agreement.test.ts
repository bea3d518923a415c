import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MESSAGE_LIMIT } from '../submissions/contact-message.ts';
import { phoneHref } from './contact-details.ts';
import { leads } from './leads.gen.ts';
import { inWords } from './number-words.ts';
import { academy } from './pages/academy.ts';
import { culture } from './pages/culture.ts';
import { formAnswers } from './pages/form-answers.ts';
import { initiatives } from './pages/initiatives.ts';
import { research } from './pages/research.ts';
import { training } from './pages/training.ts';
import { products } from './products.ts';
import { serviceEntries } from './services.gen.ts';
import { site } from './site.ts';
import { team } from './team-members.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(tsx?|mjs|json|html|css|svg)$/.test(name));

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};

const everyText = async (): Promise<readonly string[]> => {
  const modules = filesIn('src/content').filter((name) => !name.includes('.test.'));
  const loaded = await Promise.all(modules.map((name) => import(join(process.cwd(), name))));
  return loaded.flatMap((module) => textsOf({ ...module }));
};

it('every service has a lead on the team, as its page promises', () => {
  const names = serviceEntries.map(({ id }) => leads[`services/${id}`]?.name);
  expect(team.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

it('only site.ts names the company', () => {
  const { shortName, legalName, domain, phone, whatsapp, address } = site;
  const { street, suburb } = address;
  const named = [shortName, legalName, domain, phone, phoneHref, whatsapp, street, suburb];
  const files = [
    ...['src', 'server', 'e2e', 'build', 'tools'].flatMap(filesIn),
    ...['index.html', 'manifest.webmanifest', 'vite.config.ts', 'package.json'],
  ].filter(
    (file) =>
      // Unit tests may also name the company, and so may the openings, which staff write.
      !['src/content/site.ts', 'server/openings.json'].includes(file) &&
      !/\.test\.ts$|\/testing\//.test(file),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return named
      .filter((name) => text.includes(name.toLowerCase()))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

it('texts state the right number of services, products, pillars and other entries', async () => {
  const counts: Readonly<Record<string, number>> = {
    services: serviceEntries.length,
    products: products.length,
    pillars: culture.pillars.items.length,
    initiatives: initiatives.initiatives.items.length,
    programmes: training.programmes.items.length,
    'learning paths': academy.learningPaths.items.length,
    'focus areas': research.focusAreas.items.length,
    'executives|people who (?:lead|answer)': team.length,
  };
  const numbers = `\\d+|${Array.from({ length: 13 }, (_, count) => inWords(count)).join('|')}`;
  const texts = await everyText();
  expect(texts.length).toBeGreaterThan(1_000);
  const wrong = Object.entries(counts).flatMap(([noun, count]) => {
    const claim = new RegExp(`\\b(${numbers}) (?:(?:IT|sister|software) )*(?:${noun})\\b`, 'gi');
    return texts.flatMap((text) =>
      [...text.matchAll(claim)]
        .filter(([, number = '']) => ![inWords(count), `${count}`].includes(number.toLowerCase()))
        .map(([words]) => `${words}, where there are ${count}`),
    );
  });
  expect(wrong).toEqual([]);
});

it('no text has an unfilled placeholder for a count', async () => {
  expect((await everyText()).filter((text) => text.includes('{Count}'))).toEqual([]);
});

it('the stated length of a research project is the sum of its phases', () => {
  expect(research.phases.intro).toMatch(/^About six months /);
  expect(research.phases.items.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(26);
});

it('every author of a publication is a member of staff', () => {
  const staff = [
    ...team.map(({ name }) => name),
    ...initiatives.successStories.items.map(({ developerName }) => developerName),
  ];
  const authors: readonly string[] = research.published.items.flatMap(({ authors: all }) => all);
  expect(authors.filter((name) => !staff.some((each) => each === name))).toEqual([]);
});

it('the error for a long message states the limit that the form enforces', () => {
  expect(formAnswers.refusals[413].text).toContain(`${MESSAGE_LIMIT} characters`);
});
