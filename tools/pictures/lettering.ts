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
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Returns the width of the words, in the same unit as `size`. */
export const widthOf = (words: string, size: number, weight: Weight): number => {
  const font = fonts[weight];
  return (font.layout(words).advanceWidth / font.unitsPerEm) * size;
};

interface Line {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** The space added after each letter. */
  readonly spacing?: number;
}

/** Draws words in the display face as SVG outlines, because a drawing cannot load a font. */
export function lettering(
  words: string,
  { x, y, size, weight, colour, spacing = 0 }: Line,
): string {
  const font = fonts[weight];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let at = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.commands
      .map(({ command, args }) => `${verbs[command]}${args.map(Math.round).join(' ')}`)
      .join('');
    const letter = `<path transform="translate(${Math.round(at + xOffset)})" d="${outline}"/>`;
    at += xAdvance + spacing / scale;
    return letter;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y})scale(${scale} ${-scale})">${letters.join('')}</g>`;
}
