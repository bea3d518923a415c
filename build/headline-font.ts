import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { attribute, type Element, elementsOf, textOf } from './html-elements.ts';

const FILE = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';

export const displayFont = readFileSync(createRequire(import.meta.url).resolve(FILE));

/** Returns the texts of a page that use the font family `Headline`. */
export const headlinesIn = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => {
      const classes = attribute(element, 'class')?.split(' ') ?? [];
      const isTitle = element.tagName === 'h1' && !classes.includes('font-text');
      return isTitle || classes.includes('hero-line');
    })
    .map(textOf);

const OPTIONS = {
  // WOFF2 is 0.5 KB smaller, but compresses worse in the offline copy, where pages share letters.
  targetFormat: 'truetype',
  dropTables: ['GSUB', 'STAT', 'gasp', 'prep'],
} as const;

/** Returns the display font with only the letters of a page's headline, in base64. */
export const headlineFont = async (body: string): Promise<string> => {
  const text = headlinesIn(elementsOf(body)).join('');
  const font = await subsetFont(displayFont, text, OPTIONS);
  return font.toString('base64');
};
