import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Ground, Lead, Service, TeamMember } from '../../src/content/types.ts';
import { wordmarkWidth } from '../wordmark.ts';
import { iconSprite } from './icons.ts';
import type { content } from './indexed-content.ts';
import { type Pictures, readPictures, sizesOf } from './pictures.ts';

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
  '#8e3519': 'clay',
  '#4338ca': 'indigo',
  '#15122b': 'ink',
  '#1e7a56': 'leaf',
  '#f2a413': 'marigold',
  '#2a2370': 'night',
  '#f3e6d0': 'sand',
  '#8cc9e8': 'sky',
};
// Omits `pages/home`, whose hero has the default background.
const HERO =
  /^(?:(?:services|company|pages|programmes|work)\/(?!home$)|products\/.*-screen$|people\/placeholder$)/;

const GROUND =
  /^<svg[^>]*>(?:<style>.*<\/style>)?(?:<defs>.*<\/defs>)?<path fill="(#\w+)"[^>]* d="m(?:0 0|-\d+-\d+)h\d+v\d+h-\d+z"/;

/** The background colours of hero drawings, by id. Omits drawings without a known colour. */
const heroGroundsOf = ({ drawings }: Pictures) =>
  Object.fromEntries(
    [...drawings].flatMap(([id, svg]) => {
      const [, colour = ''] = GROUND.exec(svg) ?? [];
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

const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${json(value)};\n`;

const literal = (name: string, type: string, value: unknown) =>
  `export const ${name} = ${json(value)} as const satisfies ${type};\n`;

/** @param types the types from `types.ts` that the declarations use */
const writeIndex = (
  name: string,
  source: string,
  types: string,
  ...declarations: readonly string[]
): Promise<void> => {
  const origin = `// Written by build/indexes from ${source} at every build. Do not edit.\n`;
  const imports = types && `import type { ${types} } from './types.ts';\n`;
  return write(`src/content/${name}.gen.ts`, [origin + imports, ...declarations].join('\n'));
};

/** Writes the parts of the content that many pages need. */
export const writeIndexes = async (): Promise<void> => {
  const { companyPages, iconNames, menus, products, programmeTerms, site, siteMap, team, ...read } =
    await readContent();
  const services = inOrder(read.services);
  const pictures = readPictures();

  const serviceEntries = services.map(({ id, name, description, image }) => ({
    id,
    name,
    description,
    to: `/services/${id}`,
    image,
  }));
  await writeIndex(
    'services',
    'services/*.ts',
    'NavigationEntry',
    literal('serviceEntries', 'readonly (NavigationEntry & { id: string })[]', serviceEntries),
    "export type ServiceId = (typeof serviceEntries)[number]['id'];\n",
  );
  const productEntries = products.map(({ id, name, description, mark, image, url, tags }) => ({
    id,
    name,
    description,
    to: `/products/${id}`,
    mark,
    image,
    url,
    tags,
  }));
  await writeIndex(
    'products',
    'products/*.ts',
    'NavigationEntry, Product',
    "export type ProductEntry = NavigationEntry & Pick<Product, 'id' | 'mark' | 'url' | 'tags'>;\n",
    literal('productEntries', 'readonly ProductEntry[]', productEntries),
  );
  await writeIndex(
    'counts',
    'products/*.ts',
    '',
    constant('productCount', 'number', products.length),
  );
  await writeIndex(
    'team',
    'team-members.ts',
    'ImageId',
    literal('portraits', 'readonly ImageId[]', team.map(portraitOf)),
  );
  await writeIndex('menus', 'site-map.ts', 'Menus', constant('menus', 'Menus', menus));
  await writeIndex(
    'described-pages',
    'site-map.ts',
    'NavigationEntry',
    constant(
      'companyPages',
      'readonly NavigationEntry[]',
      companyPages.map(({ name, description, to, image }) => ({ name, description, to, image })),
    ),
    constant(
      'withUs',
      "readonly Omit<NavigationEntry, 'image'>[]",
      siteMap
        .filter(({ menu, description }) => description && menu !== 'company')
        .map(({ name, description, to }) => ({ name, description, to })),
    ),
  );
  const answered = [
    ...services.map(({ id, name, lead }) => ({ path: `services/${id}`, name, lead })),
    ...siteMap.flatMap(({ to, name, lead }) => (lead ? [{ path: to.slice(1), name, lead }] : [])),
  ];
  // The pages that can be the topic of a contact message, except `/careers`.
  const topics = [
    ...answered,
    ...products.map(({ id, name }) => ({ path: `products/${id}`, name })),
    ...Object.entries(programmeTerms).map(([id, { title }]) => ({
      path: `training/${id}`,
      name: title,
    })),
  ];
  const leadOf = (memberId?: string): Lead | undefined => {
    const member: TeamMember | undefined = team.find(({ id }) => id === memberId);
    return member && { name: member.name, role: member.role, image: portraitOf(member) };
  };
  const source = 'services, site-map.ts, products and programmes';
  await writeIndex(
    'leads',
    'services, site-map.ts and team-members.ts',
    'Lead',
    constant('leads', 'Readonly<Record<string, Lead | undefined>>', {
      ...Object.fromEntries(answered.map(({ path, lead }) => [path, leadOf(lead)])),
      // The contact for everything else.
      '': leadOf(site.firstContact),
    }),
  );
  const pattern = topics.map(({ path }) => path.replace('/', '\\/')).join('|');
  await writeIndex('topics', source, '', `export const TOPIC_PAGE = /^(?:${pattern})$/;\n`);
  await writeIndex(
    'topic-titles',
    source,
    '',
    constant(
      'topicTitles',
      'Readonly<Record<string, string>>',
      Object.fromEntries(topics.map(({ path, name }) => [path, name])),
    ),
  );
  await writeIndex(
    'images',
    'public/images',
    'RegisteredImage',
    constant('images', 'Readonly<Record<string, RegisteredImage>>', sizesOf(pictures)),
  );
  await writeIndex(
    'hero-grounds',
    'public/images',
    'Ground',
    constant('heroGrounds', 'Readonly<Record<string, Ground>>', heroGroundsOf(pictures)),
  );
  await writeIndex(
    'wordmark',
    'site.ts and the display font',
    '',
    constant('wordmarkWidth', 'number', wordmarkWidth),
  );
  await write('src/components/icons.svg', iconSprite(iconNames));
};

export const contentIndexes = (): Plugin => ({ name: 'content-indexes', buildStart: writeIndexes });
