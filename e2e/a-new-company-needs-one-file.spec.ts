import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { site } from '../src/content/site.ts';
import { inScratchCopy } from '../tools/scratch-copy.ts';

type Same<T> = T extends string
  ? string
  : T extends number
    ? number
    : { [K in keyof T]: Same<T[K]> };
type Company = Same<typeof site>;

const acme: Company = {
  name: 'Acme Holdings',
  shortName: 'Acme',
  legalName: 'Acme Holdings Limited',
  nameOrigin: 'Our name is Greek for the highest point.',
  tagline: 'Everything, Delivered',
  domain: 'acme.test',
  email: 'hello@acme.test',
  phone: '+27 41 555 0199',
  whatsapp: '',
  address: {
    street: '7 Anvil Road',
    suburb: 'Walmer',
    city: 'Gqeberha',
    province: 'Eastern Cape',
    postalCode: '6070',
    countryCode: 'ZA',
  },
  wayHere: '',
  officeHours: 'Every day, 07:00 to 19:00.',
  closedOn: [],
  answersUntil: '',
  firstContact: '',
  founded: 1987,
  figures: {
    employees: '612+',
    projects: '377+',
    clientSatisfaction: '91%',
    blackOwned: '61%',
    femaleOwned: '44%',
    serviceLevel: '93%',
    engagementIncrease: '12%',
  },
  projectsNote: '',
  satisfactionNote: '',
  teamFiguresNote: '',
  prices: {
    assessment: '',
    'quarterly-intensives': 'from R377 a place',
    'annual-workshops': '',
    'online-courses': '',
  },
  supplier: {
    registration: '1987/000377/07',
    vat: '',
    csd: 'MAAA0000377',
    bbbee: { level: 'Level 2 contributor', recognition: '', verifier: '', verifiedOn: '' },
    tax: '',
    insurance: '',
    informationOfficer: '',
  },
  social: { LinkedIn: 'https://www.linkedin.com/company/acme', Twitter: '', Facebook: '' },
};

const PIXELS = /\.(jpg|png|webp|avif|ico|woff2|br|gz)$/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Case-insensitive patterns for a company's names, addresses and numbers. */
const identity = ({ phone, whatsapp, address, supplier, ...company }: Company) =>
  [
    ...[company.name, company.shortName, company.legalName, company.nameOrigin],
    ...[company.domain, company.email, phone],
    ...[phone.replaceAll(/[^+\d]/g, ''), address.street, address.suburb],
    ...[whatsapp, whatsapp.replaceAll(/\D/g, '')],
    ...[supplier.registration, supplier.vat, supplier.csd, supplier.bbbee.verifier],
  ]
    .filter(Boolean)
    .map((text) => [text, new RegExp(escaped(text), 'i')] as const);

/** Patterns for figures, to be used only on pages' text: scripts can contain the same numbers. */
const figures = ({ founded, figures: all, address }: Company) =>
  // Ownership figures include their words, because a bare percentage may belong to a client.
  [
    `${founded}`,
    address.postalCode,
    all.employees,
    all.projects,
    all.clientSatisfaction,
    all.serviceLevel,
    `${all.blackOwned} black owned`,
    `${all.femaleOwned} female owned`,
  ].map(
    (text) => [text, new RegExp(`(?<![\\d,.-])${escaped(text)}(?![\\d,.-]*\\d)`, 'i')] as const,
  );

const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, '');

/** Returns each mention of `company` in a built site, as 'file: text'. */
const tracesIn = async (dist: string, company: Company): Promise<readonly string[]> => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && !PIXELS.test(entry.name))
    .map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const text = await readFile(file, 'utf8');
      const words = name.endsWith('.html') ? wordsOf(text) : '';
      return [
        ...identity(company).filter(([, pattern]) => pattern.test(text)),
        ...figures(company).filter(([, pattern]) => pattern.test(words)),
      ].map(([what]) => `${relative(dist, file)}: ${what}`);
    });
  return (await Promise.all(found)).flat();
};

test('changing one file removes all traces of the old company', { tag: '@build' }, async () => {
  test.setTimeout(300_000);
  expect(await tracesIn('dist', site)).toEqual(
    expect.arrayContaining([
      `index.html: ${site.shortName}`,
      `contact.html: ${site.address.street}`,
      `company/about.html: ${site.founded}`,
    ]),
  );

  await inScratchCopy(async (project) => {
    await writeFile(
      join(project.folder, 'src/content/site.ts'),
      `export const phone = '${acme.phone}';\nexport const site = ${JSON.stringify(acme)} as const;\nexport const storagePrefix = 'acme';\n`,
    );
    await project.run('typescript/bin/tsc', '-b');
    await project.build();
    expect(await tracesIn(join(project.folder, 'dist'), site)).toEqual([]);

    const home = await project.built('index.html');
    expect(home).toContain(`${acme.name}</title>`);
    expect(home).toContain(`content="${acme.shortName}"`);
    expect(home).toContain(`href="${acme.social.LinkedIn}"`);
    expect(home).not.toContain('Twitter');
    // The new company has no WhatsApp number and no location map.
    const contact = await project.built('contact.html');
    expect(home + contact).not.toMatch(/wa\.me|WhatsApp|role="img" aria-label="Plan/);
    expect(JSON.parse(await project.built('manifest.webmanifest'))).toMatchObject({
      name: acme.name,
      short_name: acme.shortName,
    });
  });
});
