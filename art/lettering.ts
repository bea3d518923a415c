import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const find = createRequire(import.meta.url).resolve;

export type Weight = 400 | 500 | 600 | 700 | 800;

const fonts = new Map<Weight, Font>();

const fontOf = (weight: Weight): Font => {
  const known = fonts.get(weight);
  if (known) return known;
  const font = openSync(
    find(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`),
  );
  if (!('unitsPerEm' in font)) throw new Error('A file of one font is expected');
  fonts.set(weight, font);
  return font;
};

export interface Letter {
  /** The same for the same glyph of the same weight. */
  readonly key: string;
  /** Path data in font units, y upwards. */
  readonly outline: string;
  /** Where it begins, in font units. */
  readonly x: number;
}

export interface Lettering {
  readonly letters: readonly Letter[];
  /** In font units. */
  readonly width: number;
  /** Font units in one em. */
  readonly unitsPerEm: number;
}

const verbs: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/**
 * Words as outlines, in the site's display face: a picture in the page can load no font. `spacing`
 * is added after each letter, in em.
 */
export const lettering = (words: string, weight: Weight = 400, spacing = 0): Lettering => {
  const font = fontOf(weight);
  const { unitsPerEm } = font;
  const { glyphs, positions } = font.layout(words);
  let x = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.commands
      .map(({ command, args }) => {
        const points = args.map((value) => Math.round(value)).join(' ');
        return `${verbs[command]}${points.replaceAll(' -', '-')}`;
      })
      .join('');
    const letter = { key: `${weight}-${glyph.id}`, outline, x: Math.round(x + xOffset) };
    x += xAdvance + spacing * unitsPerEm;
    return letter;
  });
  return { letters, width: x, unitsPerEm };
};
