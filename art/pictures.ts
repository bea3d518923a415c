/** Which pictures the content names, and the text of every file this folder writes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wall } from '../src/content/pages/wall.ts';
import { COLUMNS, muralOf, ROWS, TILE } from '../src/wall/mural.ts';
import { svgOf } from '../src/wall/svg.ts';
import { client, partner } from './badges.ts';
import { favicon, mark } from './brand.ts';
import { composition } from './compositions.ts';
import { drawLeaf, leaf } from './home.ts';
import { portrait } from './portraits.ts';
import { sprite } from './sprite.ts';

export const root = join(import.meta.dirname, '..');

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly draw: (slug: string, id: string) => string;
}

const wide: Picture = { width: 1200, height: 900, draw: (_, id) => composition(id, 1200, 900) };
const small: Picture = { width: 800, height: 600, draw: (_, id) => composition(id, 800, 600) };

/** Drawn by hand, once: what lies in `public/images/` stays. A new one is a composition until then. */
const byHand = (width: number, height: number): Picture => ({
  width,
  height,
  draw: (_, id) => {
    const file = join(root, `public/images/${id}.svg`);
    return existsSync(file) ? readFileSync(file, 'utf8') : composition(id, width, height);
  },
});

const groups: Readonly<Record<string, Picture>> = {
  services: wide,
  company: wide,
  pages: wide,
  pillars: small,
  initiatives: small,
  'hall-of-fame': small,
  commitments: small,
  programmes: small,
  'reach-out': small,
  people: { width: 480, height: 480, draw: portrait },
  partners: { width: 320, height: 96, draw: partner },
  clients: { width: 160, height: 160, draw: client },
  leaves: { ...leaf, draw: drawLeaf },
  brand: { width: 256, height: 256, draw: mark },
  products: byHand(1200, 900),
};

const mural: Picture = {
  width: COLUMNS * TILE * 10,
  height: ROWS * TILE * 10,
  draw: () => svgOf(muralOf(wall.sample)),
};

function pictureOf(group: string, slug: string): Picture {
  if (`${group}/${slug}` === 'brand/wall') return mural;
  if (group === 'products' && slug.endsWith('-mark')) return byHand(256, 256);
  return groups[group] ?? small;
}

const literal =
  /'((?:services|company|pages|products|pillars|initiatives|hall-of-fame|commitments|programmes|leaves|people|partners|clients|reach-out)\/[a-z0-9-]+)'/g;

const NO_PICTURES = new Set([
  'images.ts',
  'picture-grounds.ts',
  'hero-grounds.gen.ts',
  'topic-titles.gen.ts',
]);

function idsInContent(): string[] {
  const content = join(root, 'src/content');
  const ids = new Set(['people/placeholder', 'brand/mark', 'brand/wall']);
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    // Registries would keep pictures alive that no content names; a topic's path is no picture's id.
    if (!name.endsWith('.ts') || NO_PICTURES.has(name)) continue;
    for (const line of readFileSync(join(content, name), 'utf8').split('\n')) {
      if (/^\s*(import|export)\b.*\bfrom\b/.test(line)) continue;
      for (const [, id] of line.matchAll(literal)) ids.add(id as string);
    }
  }
  return [...ids].sort();
}

const PHOTOGRAPH = /^(.+?)(?:@(\d+))?\.(avif|webp|jpg|png)$/;

/** Photographs' formats, the smallest first: a browser takes the first that it knows. */
const formats = ['avif', 'webp', 'jpg', 'png'];

/** A picture that is no drawing: how its file ends, and the widths it is also there in, px, by format. */
export interface Photograph {
  readonly ending: string;
  readonly sizes?: Readonly<Record<string, readonly number[]>>;
}

/**
 * Among the names of files in `public/images/`, those that no one here draws, by their ids.
 * @throws Error for a size of a photograph that is not there itself
 */
export function photographs(names: readonly string[]): ReadonlyMap<string, Photograph> {
  const files = names
    .flatMap((name) => {
      const [, id, width = '0', ending] = PHOTOGRAPH.exec(name.replaceAll('\\', '/')) ?? [];
      return id && ending ? [{ id, ending, width: Number(width) }] : [];
    })
    .sort(
      (one, other) =>
        formats.indexOf(one.ending) - formats.indexOf(other.ending) || one.width - other.width,
    );
  const found = new Map<string, Photograph>(
    files.filter(({ width }) => !width).map(({ id, ending }) => [id, { ending }]),
  );
  for (const { id, ending, width } of files) {
    if (!width) continue;
    const photograph = found.get(id);
    if (!photograph) throw new Error(`public/images/${id}@${width}.${ending}: where is ${id}?`);
    const widths = [...(photograph.sizes?.[ending] ?? []), width];
    found.set(id, { ...photograph, sizes: { ...photograph.sizes, [ending]: widths } });
  }
  return found;
}

const taken = photographs(
  readdirSync(join(root, 'public/images'), { recursive: true, encoding: 'utf8' }),
);

/** What the page must know of a picture; nothing where that is what its group says. */
const factsOf = (id: string): string | undefined => {
  const [group = '', slug = ''] = id.split('/');
  const { width, height } = pictureOf(group, slug);
  const { ending, sizes } = taken.get(id) ?? {};
  const isAsGroup = groups[group]?.width === width && groups[group].height === height;
  if (isAsGroup && !ending) return undefined;
  const facts = [`width: ${width}`, `height: ${height}`];
  if (ending) facts.push(`ending: '${ending}'`);
  if (sizes) {
    const widths = Object.entries(sizes).map(([format, all]) => `${format}: [${all.join(', ')}]`);
    facts.push(`sizes: { ${widths.join(', ')} }`);
  }
  return facts.join(', ');
};

function registry(ids: readonly string[]): string {
  const named = new Set(ids.map((id) => id.split('/')[0]));
  const entries = [
    ...Object.entries(groups)
      .filter(([group]) => named.has(group))
      .map(([group, { width, height }]) => [group, `width: ${width}, height: ${height}`]),
    ...ids.map((id) => [id, factsOf(id)]),
  ].flatMap(([key = '', facts]) =>
    facts ? [`  ${/^\w+$/.test(key) ? key : `'${key}'`}: { ${facts} },`] : [],
  );
  return `// Written by \`npm run art\`.
import type { RegisteredImage } from './types.ts';

/**
 * The sizes of the site's pictures, so that nothing moves while they load: by the group they are in,
 * and by the id of each that differs.
 */
export const images: Readonly<Record<string, RegisteredImage>> = {
${entries.join('\n')}
};
`;
}

const GROUND =
  /^<svg[^>]*>(?:<style>.*<\/style>)?(?:<defs>.*<\/defs>)?<path fill="(#\w+)"[^>]* d="m(?:0 0|-\d+-\d+)h\d+v\d+h-\d+z"/;

function grounds(ids: readonly string[]): string {
  const entries = ids.flatMap((id) => {
    const [, ground] = GROUND.exec(drawn(id)) ?? [];
    return ground ? [`  '${id}': '${ground}',`] : [];
  });
  return `// Written by \`npm run art\`.

/** The colour each picture is drawn on, by its id; what lies bare on the page has none. */
export const pictureGrounds: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
}

/** The compositions among the pictures, with their sizes. */
export const compositions = (): { id: string; width: number; height: number }[] =>
  idsInContent().flatMap((id) => {
    const { width, height } = pictureOf(id.split('/')[0] ?? '', '');
    return /^(people|partners|clients|brand|products|leaves)\//.test(id)
      ? []
      : [{ id, width, height }];
  });

/** The drawing with this id, also where a photograph stands in for it. */
export const drawn = (id: string): string => {
  const [group = '', slug = ''] = id.split('/');
  return pictureOf(group, slug).draw(slug, id);
};

/** Every text file the generator owns, by its path from the root. */
export function textFiles(): Map<string, string> {
  const ids = idsInContent();
  const files = new Map<string, string>();
  for (const id of ids) {
    if (!taken.has(id)) files.set(`public/images/${id}.svg`, drawn(id));
  }
  files.set('public/icons/favicon.svg', favicon());
  files.set('src/content/images.ts', registry(ids));
  files.set('src/content/picture-grounds.ts', grounds(ids));
  files.set('src/components/icons.svg', sprite());
  return files;
}
