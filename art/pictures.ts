/** Which pictures the content names, and the text of every file this folder writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { client, partner } from './badges.ts';
import { favicon, mark } from './brand.ts';
import { composition } from './compositions.ts';
import { portrait } from './portraits.ts';
import { productMark, productScreen } from './products.ts';
import { sprite } from './sprite.ts';

export const root = join(import.meta.dirname, '..');

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly draw: (slug: string, id: string) => string;
}

const wide: Picture = { width: 1200, height: 900, draw: (_, id) => composition(id, 1200, 900) };
const small: Picture = { width: 800, height: 600, draw: (_, id) => composition(id, 800, 600) };

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
  brand: { width: 256, height: 256, draw: mark },
};

function pictureOf(group: string, slug: string): Picture {
  if (group === 'products') {
    return slug.endsWith('-mark')
      ? { width: 256, height: 256, draw: () => productMark(slug.replace(/-mark$/, '')) }
      : { width: 1200, height: 900, draw: () => productScreen(slug.replace(/-screen$/, '')) };
  }
  return groups[group] ?? small;
}

const literal =
  /'((?:services|company|pages|products|pillars|initiatives|hall-of-fame|commitments|programmes|people|partners|clients|reach-out)\/[a-z0-9-]+)'/g;

function idsInContent(): string[] {
  const content = join(root, 'src/content');
  const ids = new Set(['people/placeholder', 'brand/mark']);
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    // The registry itself would keep pictures alive that no content names.
    if (!name.endsWith('.ts') || name === 'images.ts') continue;
    for (const line of readFileSync(join(content, name), 'utf8').split('\n')) {
      if (/^\s*(import|export)\b.*\bfrom\b/.test(line)) continue;
      for (const [, id] of line.matchAll(literal)) ids.add(id as string);
    }
  }
  return [...ids].sort();
}

function registry(ids: readonly string[]): string {
  const lines = ids.map((id) => {
    const [group = '', slug = ''] = id.split('/');
    const { width, height } = pictureOf(group, slug);
    return `  '${id}': { width: ${width}, height: ${height} },`;
  });
  return `/** The site's pictures and their sizes, so that nothing moves while they load. Written by \`npm run art\`. */
export const images = {
${lines.join('\n')}
} as const satisfies Record<string, { width: number; height: number }>;
`;
}

/** Every text file the generator owns, by its path from the root. */
export function textFiles(): Map<string, string> {
  const ids = idsInContent();
  const files = new Map<string, string>();
  for (const id of ids) {
    const [group = '', slug = ''] = id.split('/');
    files.set(`public/images/${id}.svg`, pictureOf(group, slug).draw(slug, id));
  }
  files.set('public/icons/favicon.svg', favicon());
  files.set('src/content/images.ts', registry(ids));
  files.set('src/components/icons.svg', sprite());
  return files;
}
