import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from '../src/content/site.ts';
import { type Company, companyTraces } from './company-traces.ts';
import { inScratchCopy } from './scratch-copy.ts';

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

export interface Rebranded {
  /** The places where the built copy still mentions this project's company. */
  readonly traces: readonly string[];
  readonly company: Company;
  readonly home: string;
  readonly contact: string;
  readonly manifest: string;
}

/**
 * Replaces the company in a copy of this project by changing only `site.ts`; then checks the types
 * and builds the copy.
 * @throws Error if the types are wrong or the build fails
 */
export const rebrand = (): Promise<Rebranded> =>
  inScratchCopy(async (project) => {
    await writeFile(
      join(project.folder, 'src/content/site.ts'),
      `export const phone = '${acme.phone}';\nexport const site = ${JSON.stringify(acme)} as const;\nexport const storagePrefix = 'acme';\n`,
    );
    await project.run('typescript/bin/tsc', '-b');
    await project.build();
    const traces = await companyTraces(join(project.folder, 'dist'), site);
    return {
      traces: traces.map((trace) => trace.slice(project.folder.length + 1)),
      company: acme,
      home: await project.built('index.html'),
      contact: await project.built('contact.html'),
      manifest: await project.built('manifest.webmanifest'),
    };
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { traces, company } = await rebrand();
  for (const trace of traces) process.stdout.write(`${trace}\n`);
  process.stdout.write(
    traces.length
      ? `${traces.length} traces of ${site.name} are left in a site built for ${company.name}\n`
      : `No trace of ${site.name} in a site built for ${company.name}\n`,
  );
  process.exitCode = traces.length ? 1 : 0;
}
