import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const find = createRequire(import.meta.url).resolve;

const openFont = (weight: number): Font => {
  const font = openSync(
    find(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`),
  );
  if (!('unitsPerEm' in font)) throw new Error('Expected a file with one font');
  return font;
};

const fonts = { 500: openFont(500), 700: openFont(700), 800: openFont(800) };

export type Weight = keyof typeof fonts;

const verbs: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** Returns the width of the words, in the same unit as `size`. */
export const widthOf = (words: string, size: number, weight: Weight): number => {
  const font = fonts[weight];
  return (font.layout(words).advanceWidth / font.unitsPerEm) * size;
};

/**
 * Returns words in the display font as the data of an SVG path, which starts at the origin.
 *
 * @param em the font's size, in the path's units, to which coordinates are rounded
 * @param spacing the space added after each letter, in em
 */
export function outlinesOf(words: string, em: number, weight: Weight, spacing = 0): string {
  const font = fonts[weight];
  const scale = em / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let left = 0;
  let [x, y] = [0, 0];
  const letters = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    let start = [x, y];
    const steps = path.commands.map(({ command, args }) => {
      const points = args.map((value, i) =>
        Math.round(scale * (i % 2 === 0 ? left + xOffset + value : -value)),
      );
      const step = points.map((value, i) => value - (i % 2 === 0 ? x : y));
      [x = x, y = y] = command === 'closePath' ? start : points.slice(-2);
      if (command === 'moveTo') start = [x, y];
      return `${verbs[command]}${step.join(' ').replaceAll(' -', '-')}`;
    });
    left += xAdvance + spacing * font.unitsPerEm;
    return steps.join('');
  });
  return letters.join('');
}
