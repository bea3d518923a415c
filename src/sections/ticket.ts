import { site } from '../content/site.ts';
import { SEAL_SIZE, sealOf } from '../seal/seal.ts';
import { escaped, shapesAsSvg } from '../seal/svg.ts';
import type { SubmissionId } from '../submissions/submission.ts';

const [WIDTH, HEIGHT] = [800, 300];
const SEAL_SCALE = 6;
/** The position of the perforation between the seal and the text. */
const FOLD = 264;
const TEXT = FOLD + 30;
const TEXT_WIDTH = WIDTH - TEXT - 30;
/** The letter width relative to the font size: a generous estimate, because fonts differ. */
const LETTER = 0.58;

const line = (text: string, y: number, size: number, look = ''): string => {
  const isLong = text.length * size * LETTER > TEXT_WIDTH;
  const fit = isLong ? ` textLength="${TEXT_WIDTH}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${TEXT}" y="${y}" font-size="${size}"${fit}${look}>${escaped(text)}</text>`;
};

const hole = (y: number): string => `<circle cx="${FOLD}" cy="${y}" r="14" fill="#fff"/>`;

/** Returns a receipt as an SVG file. `title` is the kind of submission. At most 4 `facts` fit. */
export const ticketOf = (id: SubmissionId, title: string, facts: readonly string[]): string => {
  const { shapes, words } = sealOf(id);
  const at = (HEIGHT - SEAL_SIZE * SEAL_SCALE) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="#fbf8f3" stroke="#15122b" stroke-width="4" d="M2 2H${WIDTH - 2}V${HEIGHT - 2}H2Z"/>`,
    `<path fill="#f2a413" d="M${WIDTH - 16} 2h14v${HEIGHT - 4}h-14z"/>`,
    `<g transform="translate(${at - 6} ${at})scale(${SEAL_SCALE})">${shapesAsSvg(shapes)}</g>`,
    `<path stroke="#15122b" stroke-width="2" stroke-dasharray="2 8" d="M${FOLD} 20V${HEIGHT - 20}"/>`,
    ...[hole(0), hole(HEIGHT)],
    '<g font-family="sans-serif" fill="#15122b">',
    line(site.name, 52, 18, ' fill="#4338ca" font-weight="700"'),
    line(title, 96, 30, ' font-weight="700"'),
    ...facts.map((fact, index) => line(fact, 132 + index * 27, 17)),
    line(words, HEIGHT - 32, 18, ' font-weight="700"'),
    '</g></svg>',
  ].join('');
};
