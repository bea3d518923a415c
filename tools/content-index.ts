import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { ProgrammeTerms } from '../src/content/programme-terms.ts';
import type { Ground, Product, Service, TeamMember } from '../src/content/types.ts';

const FOLDER = 'src/content/services';
const SERVICES = 'src/content/services.gen.ts';
const PRODUCTS = 'src/content/products.gen.ts';
const COUNTS = 'src/content/counts.gen.ts';
const TEAM = 'src/content/team.gen.ts';
const MENUS = 'src/content/menus.gen.ts';
const DESCRIBED = 'src/content/described-pages.gen.ts';
const HERO_GROUNDS = 'src/content/hero-grounds.gen.ts';
const TOPICS = 'src/content/topics.gen.ts';
const TOPIC_TITLES = 'src/content/topic-titles.gen.ts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const entry = ({ id, name, description, image }: Service) => `  {
    id: ${quote(id)},
    name: ${quote(name)},
    description: ${quote(description)},
    to: ${quote(`/services/${id}`)},
    image: ${quote(image)},
  },`;

/** The source of the index for `services`, in their order. */
const serviceIndexOf = (services: readonly Service[]): string =>
  `// Written by tools/content-index.ts from services/*.ts at every build. Not edited by hand.
import type { NavigationEntry } from './types.ts';

export const serviceEntries = [
${services
  .toSorted((a, b) => a.order - b.order)
  .map(entry)
  .join('\n')}
] as const satisfies readonly (NavigationEntry & { id: string })[];

export type ServiceId = (typeof serviceEntries)[number]['id'];
`;

const productEntry = ({ id, name, description, mark, image, url, tags }: Product) => `  {
    id: ${quote(id)},
    name: ${quote(name)},
    description: ${quote(description)},
    to: ${quote(`/products/${id}`)},
    mark: ${quote(mark)},
    image: ${quote(image)},
    url: ${quote(url)},
    tags: [${tags.map(quote).join(', ')}],
  },`;

const productIndexOf = (products: readonly Product[]): string =>
  `// Written by tools/content-index.ts from products/*.ts at every build. Not edited by hand.
import type { NavigationEntry, Product } from './types.ts';

/** Of a product, what is shown of it outside its own page. */
export type ProductEntry = NavigationEntry & Pick<Product, 'id' | 'mark' | 'image' | 'url' | 'tags'>;

export const productEntries = [
${products.map(productEntry).join('\n')}
] as const satisfies readonly ProductEntry[];
`;

const countsOf = (products: readonly Product[]): string =>
  `// Written by tools/content-index.ts from products/*.ts at every build. Not edited by hand.
export const productCount = ${products.length};
`;

const teamIndexOf = (members: readonly TeamMember[]): string =>
  `// Written by tools/content-index.ts from team-members.ts at every build. Not edited by hand.
import type { ImageId } from './types.ts';

/** Everyone's portrait, in the order of the team page. */
export const portraits = [
${members.map(({ image }) => `  ${quote(image ?? 'people/placeholder')},`).join('\n')}
] as const satisfies readonly ImageId[];
`;

type Pages = readonly (readonly [id: string, title: string])[];

/** The pages that a contact message can be about, by the folder of their paths. */
const topicsOf = (folders: Readonly<Record<string, Pages>>): string => {
  const ids = Object.entries(folders).map(
    ([folder, pages]) => `${folder}\\/(?:${pages.map(([id]) => id).join('|')})`,
  );
  return `// Written by tools/content-index.ts from services, products and programmes at every build. Not edited by hand.

/** The pages that a contact message can be about, beside those for applications. */
export const TOPIC_PAGE = /^(?:${ids.join('|')})$/;
`;
};

const topicTitlesOf = (folders: Readonly<Record<string, Pages>>): string =>
  `// Written by tools/content-index.ts from services, products and programmes at every build. Not edited by hand.

/** The titles of the pages in topics.gen.ts. */
export const topicTitles: Readonly<Record<string, string>> = {
${Object.entries(folders)
  .flatMap(([folder, pages]) =>
    pages.map(([id, title]) => `  ${quote(`${folder}/${id}`)}: ${quote(title)},`),
  )
  .join('\n')}
};
`;

const grounds: Readonly<Record<string, Ground>> = {
  '#f4c3a8': 'blush',
  '#c8502b': 'clay',
  '#4338ca': 'indigo',
  '#15122b': 'ink',
  '#1e7a56': 'leaf',
  '#f2a413': 'marigold',
  '#2a2370': 'night',
  '#f3e6d0': 'sand',
  '#8cc9e8': 'sky',
};
// That of the home page stands on paper: it is behind doors.
const HERO = /^(?:(?:services|company|pages)\/(?!home$)|products\/.*-screen$|people\/placeholder$)/;

const heroGroundsOf = (pictureGrounds: Readonly<Record<string, string>>): string => {
  const entries = Object.entries(pictureGrounds).flatMap(([image, colour]) =>
    HERO.test(image) && grounds[colour] ? [`  ${quote(image)}: ${quote(grounds[colour])},`] : [],
  );
  return `// Written by tools/content-index.ts from picture-grounds.ts at every build. Not edited by hand.
import type { Ground } from './types.ts';

/** The ground that a hero's picture is painted on. */
export const heroGrounds: Readonly<Record<string, Ground>> = {
${entries.join('\n')}
};
`;
};

type SiteMap = typeof import('../src/site-map.ts');

const menusOf = ({ menus }: SiteMap): string =>
  `// Written by tools/content-index.ts from site-map.ts at every build. Not edited by hand.
import type { Menus } from './types.ts';

export const menus: Menus = ${JSON.stringify(menus, null, 2)};
`;

const describedPagesOf = ({ companyPages, siteMap }: SiteMap): string => {
  const tiles = companyPages.map(({ name, description, to, image }) => ({
    ...{ name, description, to, image },
  }));
  const lines = siteMap
    .filter(({ menu, description }) => description && menu !== 'company')
    .map(({ name, description, to }) => ({ name, description, to }));
  return `// Written by tools/content-index.ts from site-map.ts at every build. Not edited by hand.
import type { NavigationEntry } from './types.ts';

/** The company's pages, in the order of the menu. */
export const companyPages: readonly NavigationEntry[] = ${JSON.stringify(tiles, null, 2)};

/** The other pages of which a line says more than their name. */
export const withUs: readonly Omit<NavigationEntry, 'image'>[] = ${JSON.stringify(lines, null, 2)};
`;
};

const readServices = async (): Promise<Service[]> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    names.map(async (name) => {
      const { module } = await runnerImport<{ default: Service }>(resolve(FOLDER, name));
      if (`${module.default.id}.ts` !== name) {
        throw new Error(`${FOLDER}/${name}: its id is '${module.default.id}', unlike its name`);
      }
      return module.default;
    }),
  );
};

const readContent = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(resolve('src/content', file))).module;

const write = async (file: string, source: string): Promise<void> => {
  const present = await readFile(file, 'utf8').catch(() => '');
  if (source !== present) await writeFile(file, source);
};

/**
 * Menus and grids are on many pages and need one line of each service and product, and everyone's
 * portrait; forms need the paths of those that a message can be about. The other words belong to
 * pages of their own. So these are copied into small typed indexes.
 */
export const writeIndexes = async (): Promise<void> => {
  const services = await readServices();
  await write(SERVICES, serviceIndexOf(services));
  const { products } = await readContent<{ products: readonly Product[] }>('products.ts');
  await write(PRODUCTS, productIndexOf(products));
  await write(COUNTS, countsOf(products));
  const { team } = await readContent<{ team: readonly TeamMember[] }>('team-members.ts');
  await write(TEAM, teamIndexOf(team));
  const { programmeTerms } = await readContent<{
    programmeTerms: Readonly<Record<string, ProgrammeTerms>>;
  }>('programme-terms.ts');
  const topics = {
    services: services.map(({ id, name }) => [id, name] as const),
    products: products.map(({ id, name }) => [id, name] as const),
    training: Object.entries(programmeTerms).map(([id, { title }]) => [id, title] as const),
  };
  const { pictureGrounds } = await readContent<{
    pictureGrounds: Readonly<Record<string, string>>;
  }>('picture-grounds.ts');
  await write(HERO_GROUNDS, heroGroundsOf(pictureGrounds));
  const siteMap = await readContent<SiteMap>('../site-map.ts');
  await write(MENUS, menusOf(siteMap));
  await write(DESCRIBED, describedPagesOf(siteMap));
  await write(TOPICS, topicsOf(topics));
  await write(TOPIC_TITLES, topicTitlesOf(topics));
};

export const contentIndex = (): Plugin => ({ name: 'content-index', buildStart: writeIndexes });
