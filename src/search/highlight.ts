import { fold, wordsIn } from './words.ts';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** The length of an excerpt in UTF-16 units: about two lines on a phone. */
const EXCERPT = 150;
/** The length of the text to show before the first match, in UTF-16 units. */
const BEFORE = 40;

const hitsIn = (text: string, terms: ReadonlySet<string>) =>
  wordsIn(text).flatMap(({ word, at }) => {
    const folded = fold(word);
    return folded !== null && terms.has(folded) ? [{ word, at, folded }] : [];
  });

/** Splits `text` into parts. Words whose folded form is in `terms` are hits. */
export const highlight = (text: string, terms: ReadonlySet<string>): readonly Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { word, at } of hitsIn(text, terms)) {
    if (at > end) parts.push({ text: text.slice(end, at), hit: false });
    end = at + word.length;
    parts.push({ text: text.slice(at, end), hit: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
};

const cut = (text: string, from: number): string => {
  if (text.length <= EXCERPT) return text;
  const wanted = Math.min(Math.max(0, from - BEFORE), text.length - EXCERPT);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const whole = start + EXCERPT >= text.length;
  const end = whole ? text.length : text.lastIndexOf(' ', start + EXCERPT);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${whole ? '' : '…'}`;
};

/** Returns an excerpt from the sentence that contains the most search words. */
export const excerpt = (
  sentences: readonly string[],
  terms: ReadonlySet<string>,
): readonly Part[] => {
  const [best] = sentences
    .map((text) => {
      const hits = hitsIn(text, terms);
      return { text, at: hits[0]?.at ?? 0, count: new Set(hits.map(({ folded }) => folded)).size };
    })
    .toSorted((a, b) => b.count - a.count);
  return best ? highlight(cut(best.text, best.at), terms) : [];
};
