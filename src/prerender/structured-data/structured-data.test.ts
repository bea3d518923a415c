import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import shipped from '../../../server/openings.json' with { type: 'json' };
import { academy } from '../../content/pages/academy.ts';
import { products } from '../../content/products.ts';
import { programmeIds } from '../../content/programme-terms.ts';
import { serviceEntries } from '../../content/services.gen.ts';
import { site } from '../../content/site.ts';
import { team } from '../../content/team-members.ts';
import { env } from '../../env.ts';
import { OpeningsSchema } from '../../openings/openings.ts';
import { canonicalPages, entryPage } from '../pages.ts';
import { renderPage } from '../render.tsx';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.startsWith(`${env.siteUrl}/`), v.url());
const type = <const T extends string>(name: T) => v.literal(name);
const named = { name: text, description: text };
const organisation = v.looseObject({ '@type': type('Organization'), name: text, url });

// Each type's properties: those that Google requires, and the recommended ones that we provide:
// https://developers.google.com/search/docs/appearance/structured-data/search-gallery
const kinds = {
  Organization: v.looseObject({
    ...organisation.entries,
    logo: url,
    telephone: v.pipe(v.string(), v.regex(/^\+\d+$/)),
    address: v.looseObject({ streetAddress: text, addressCountry: v.literal('ZA') }),
  }),
  WebSite: v.looseObject({ name: text, url }),
  BreadcrumbList: v.looseObject({
    itemListElement: v.pipe(
      v.array(
        v.looseObject({ '@type': type('ListItem'), position: v.number(), name: text, item: url }),
      ),
      v.minLength(2),
      v.check((steps) => steps.every(({ position }, index) => position === index + 1)),
    ),
  }),
  Service: v.looseObject({ ...named, url, image: url, provider: organisation }),
  // Google also wants a price and a rating, which only the products' own sites have.
  SoftwareApplication: v.looseObject({
    ...named,
    operatingSystem: text,
    image: url,
    applicationCategory: v.literal('BusinessApplication'),
    url: v.pipe(v.string(), v.url()),
  }),
  Course: v.looseObject({ ...named, provider: organisation }),
  // Google requires at least three courses in a list.
  ItemList: v.looseObject({
    itemListElement: v.pipe(
      v.array(
        v.looseObject({
          position: v.number(),
          item: v.looseObject({ '@type': type('Course'), ...named, url }),
        }),
      ),
      v.minLength(3),
    ),
  }),
  FAQPage: v.looseObject({
    mainEntity: v.array(
      v.looseObject({
        '@type': type('Question'),
        name: text,
        acceptedAnswer: v.looseObject({ text }),
      }),
    ),
  }),
  ProfilePage: v.looseObject({
    mainEntity: v.looseObject({ '@type': type('Person'), name: text, jobTitle: text, image: url }),
  }),
  JobPosting: v.looseObject({
    title: text,
    description: text,
    url,
    hiringOrganization: organisation,
    datePosted: v.pipe(v.string(), v.isoDate()),
    validThrough: v.pipe(v.string(), v.isoTimestamp()),
    employmentType: v.picklist(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'OTHER']),
    jobLocation: v.looseObject({
      address: v.looseObject({ addressLocality: text, addressCountry: v.literal('ZA') }),
    }),
    baseSalary: v.looseObject({
      currency: v.literal('ZAR'),
      value: v.looseObject({
        minValue: v.number(),
        maxValue: v.number(),
        unitText: v.picklist(['HOUR', 'MONTH', 'YEAR']),
      }),
    }),
  }),
  ContactPage: v.looseObject({ url, mainEntity: organisation }),
  AboutPage: v.looseObject({ url, mainEntity: organisation }),
} as const;

const Graph = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.picklist(Object.keys(kinds)) })),
});
type Described = v.InferOutput<typeof Graph>['@graph'][number];

const graphs = new Map<string, readonly Described[]>();

const graphOf = (html: string) => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  return v.parse(Graph, JSON.parse(scripts[0]?.[1] ?? ''))['@graph'];
};

const openings = { ...v.parse(OpeningsSchema, shipped), today: '2000-01-01' };
const entries = [...openings.vacancies, ...openings.intakes];

beforeAll(async () => {
  for (const page of canonicalPages) graphs.set(page.path, graphOf((await renderPage(page)).data));
  for (const entry of entries) {
    const page = entryPage(entry);
    graphs.set(page.path, graphOf((await renderPage(page, { openings, entry })).data));
  }
});

const typesOf = (path: string) => graphs.get(path)?.map((each) => each['@type']);
const ofType = (path: string, name: keyof typeof kinds) =>
  (graphs.get(path) ?? []).filter((each) => each['@type'] === name);

/** Pages with structured data other than breadcrumbs, and the type of that data. */
const described: readonly (readonly [path: string, type: string])[] = [
  ['/contact', 'ContactPage'],
  ['/company/about', 'AboutPage'],
  ['/training', 'ItemList'],
  ...serviceEntries.map(({ to }) => [to, 'Service'] as const),
  ...products.map(({ id }) => [`/products/${id}`, 'SoftwareApplication'] as const),
  ...team.map(({ id }) => [`/team/${id}`, 'ProfilePage'] as const),
  ...openings.vacancies.map((entry) => [entryPage(entry).path, 'JobPosting'] as const),
  ...openings.intakes.map((entry) => [entryPage(entry).path, 'Course'] as const),
];

describe('structured data', () => {
  it.each([...canonicalPages, ...entries.map(entryPage)].map(({ path }) => path))(
    'has all required properties on %s',
    (path) => {
      for (const entry of graphs.get(path) ?? []) {
        const kind = Object.entries(kinds).find(([name]) => name === entry['@type'])?.[1];
        expect(kind && v.safeParse(kind, entry).issues, JSON.stringify(entry)).toBeUndefined();
      }
    },
  );

  it.each(described)('gives %s the type %s, and breadcrumbs', (path, type) => {
    expect(typesOf(path)).toEqual([type, 'BreadcrumbList']);
  });

  it('describes the company on the home page, and contains only breadcrumbs on other pages', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite']);
    for (const path of ['/careers', '/privacy']) expect(typesOf(path)).toEqual(['BreadcrumbList']);
  });

  it("describes the site's search on the home page", () => {
    const potentialAction = {
      '@type': 'SearchAction',
      target: { urlTemplate: `${env.siteUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    };
    expect(ofType('/', 'WebSite')).toMatchObject([{ potentialAction }]);
  });

  it("contains a page's breadcrumbs", () => {
    const itemListElement = [
      { name: 'Home', item: `${env.siteUrl}/` },
      { name: 'Company', item: `${env.siteUrl}/company` },
      { name: 'Academy', item: `${env.siteUrl}/company/academy` },
    ];
    const path = '/company/academy';
    expect(ofType(path, 'BreadcrumbList')).toMatchObject([{ itemListElement }]);
  });

  it("contains an intake's start date and course mode", () => {
    const [intake] = openings.intakes;
    const hasCourseInstance = { startDate: intake?.startsOn, courseMode: 'Onsite' };
    const course = { name: intake?.title, hasCourseInstance };
    expect(ofType(`/training/intakes/${intake?.id}`, 'Course')).toMatchObject([course]);
  });

  it("matches the page's text", () => {
    expect(ofType('/', 'Organization')).toMatchObject([{ name: site.name, email: site.email }]);
    const [{ question, answer }] = academy.questions.items;
    expect(ofType('/company/academy', 'FAQPage')).toMatchObject([
      { mainEntity: [{ name: question, acceptedAnswer: { text: answer } }, {}, {}, {}, {}, {}] },
    ]);
    expect(ofType('/company/academy', 'Course')).toHaveLength(academy.learningPaths.items.length);
    const itemListElement = programmeIds.map((id) => ({
      item: { url: `${env.siteUrl}/training/${id}` },
    }));
    expect(ofType('/training', 'ItemList')).toMatchObject([{ itemListElement }]);
  });
});
