import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Ground, Lead, Service, TeamMember } from '../../src/content/types.ts';
import { iconSprite } from './icons.ts';
import type { content } from './indexed-content.ts';
import { groundsOf, readPictures, sizesOf } from './pictures.ts';

const CONTENT = 'src/content';

const readContent = async (): Promise<typeof content> => {
  const file = 'build/indexes/indexed-content.ts';
  return (await runnerImport<{ content: typeof content }>(resolve(file))).module.content;
};

const inOrder = (services: typeof content.services): Service[] => {
  for (const [file, { id }] of Object.entries(services)) {
    if (basename(file, '.ts') !== id) {
      throw new Error(`services/${basename(file)}: the id '${id}' differs from the file's name`);
    }
  }
  return Object.values(services).sort((one, other) => one.order - other.order);
};

const GROUND_NAMES: Readonly<Record<string, Ground>> = {
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
// Omits the home page's picture, which the page draws on its own background.
const HERO =
  /^(?:(?:services|company|pages|work)\/(?!home$)|products\/.*-screen$|people\/placeholder$)/;

const heroGroundsOf = (grounds: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(grounds).flatMap(([id, colour]) => {
      const name = GROUND_NAMES[colour];
      return name && HERO.test(id) ? [[id, name]] : [];
    }),
  );

const portraitOf = ({ image }: TeamMember) => image ?? 'people/placeholder';

/** JSON with each innermost object on one line. */
const json = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/(?<!^)\{[^{}]*\}/g, (object) =>
    object.replace(/\n\s*/g, ' '),
  );

const write = async (file: string, text: string): Promise<void> => {
  const present = await readFile(file, 'utf8').catch(() => '');
  if (text !== present) await writeFile(file, text);
};

const writeIndex = (name: string, source: string, text: string): Promise<void> =>
  write(
    `${CONTENT}/${name}.gen.ts`,
    `// Written by build/indexes from ${source} at every build. Do not edit.\n${text}`,
  );

/** Writes the parts of the content that many pages need. */
export const writeIndexes = async (): Promise<void> => {
  const { companyPages, iconNames, menus, products, programmeTerms, site, siteMap, team, ...read } =
    await readContent();
  const services = inOrder(read.services);
  const pictures = readPictures();
  const topics = {
    services: services.map(({ id, name }) => [id, name] as const),
    products: products.map(({ id, name }) => [id, name] as const),
    training: Object.entries(programmeTerms).map(([id, { title }]) => [id, title] as const),
  };

  await writeIndex(
    'services',
    'services/*.ts',
    `import type { NavigationEntry } from './types.ts';

export const serviceEntries = ${json(
      services.map(({ id, name, description, image }) => ({
        id,
        name,
        description,
        to: `/services/${id}`,
        image,
      })),
    )} as const satisfies readonly (NavigationEntry & { id: string })[];

export type ServiceId = (typeof serviceEntries)[number]['id'];
`,
  );
  await writeIndex(
    'products',
    'products/*.ts',
    `import type { NavigationEntry, Product } from './types.ts';

/** The data of a product that other pages show. */
export type ProductEntry = NavigationEntry & Pick<Product, 'id' | 'mark' | 'image' | 'url' | 'tags'>;

export const productEntries = ${json(
      products.map(({ id, name, description, mark, image, url, tags }) => ({
        id,
        name,
        description,
        to: `/products/${id}`,
        mark,
        image,
        url,
        tags,
      })),
    )} as const satisfies readonly ProductEntry[];
`,
  );
  await writeIndex('counts', 'products/*.ts', `export const productCount = ${products.length};\n`);
  await writeIndex(
    'team',
    'team-members.ts',
    `import type { ImageId } from './types.ts';

/** All portraits, in the order of the team page. */
export const portraits = ${json(team.map(portraitOf))} as const satisfies readonly ImageId[];
`,
  );
  const leadOf = (memberId?: string): Lead | undefined => {
    const member: TeamMember | undefined = team.find(({ id }) => id === memberId);
    if (!member) return undefined;
    return { name: member.name, role: member.role, image: portraitOf(member) };
  };
  await writeIndex(
    'leads',
    'services/*.ts and team-members.ts',
    `import type { Lead } from './types.ts';

/** The lead of each service, by the service's id; 'other' is the contact for everything else. */
export const leads: Readonly<Record<string, Lead | undefined>> = ${json({
      ...Object.fromEntries(services.map(({ id, lead }) => [id, leadOf(lead)])),
      other: leadOf(site.firstContact),
    })};
`,
  );
  await writeIndex(
    'menus',
    'site-map.ts',
    `import type { Menus } from './types.ts';

export const menus: Menus = ${json(menus)};
`,
  );
  await writeIndex(
    'described-pages',
    'site-map.ts',
    `import type { NavigationEntry } from './types.ts';

/** The company's pages, in the order of the menu. */
export const companyPages: readonly NavigationEntry[] = ${json(
      companyPages.map(({ name, description, to, image }) => ({
        name,
        description,
        to,
        image,
      })),
    )};

/** Pages outside the company menu that have a description. */
export const withUs: readonly Omit<NavigationEntry, 'image'>[] = ${json(
      siteMap
        .filter(({ menu, description }) => description && menu !== 'company')
        .map(({ name, description, to }) => ({ name, description, to })),
    )};
`,
  );
  const paths = Object.entries(topics).map(
    ([folder, pages]) => `${folder}\\/(?:${pages.map(([id]) => id).join('|')})`,
  );
  await writeIndex(
    'topics',
    'services, products and programmes',
    `
/** The pages that a contact message can be about, except those for applications. */
export const TOPIC_PAGE = /^(?:${paths.join('|')})$/;
`,
  );
  await writeIndex(
    'topic-titles',
    'services, products and programmes',
    `
/** The titles of the pages in topics.gen.ts. */
export const topicTitles: Readonly<Record<string, string>> = ${json(
      Object.fromEntries(
        Object.entries(topics).flatMap(([folder, pages]) =>
          pages.map(([id, title]) => [`${folder}/${id}`, title]),
        ),
      ),
    )};
`,
  );
  await writeIndex(
    'images',
    'public/images',
    `import type { RegisteredImage } from './types.ts';

/** The usual size of each folder's pictures, and the size of each picture that differs, by id. */
export const images: Readonly<Record<string, RegisteredImage>> = ${json(sizesOf(pictures))};
`,
  );
  await writeIndex(
    'hero-grounds',
    'public/images',
    `import type { Ground } from './types.ts';

/** The ground that a hero's picture is painted on. */
export const heroGrounds: Readonly<Record<string, Ground>> = ${json(heroGroundsOf(groundsOf(pictures)))};
`,
  );
  await write('src/components/icons.svg', iconSprite(iconNames));
};

export const contentIndexes = (): Plugin => ({ name: 'content-indexes', buildStart: writeIndexes });
