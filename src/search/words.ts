import { stopWords, synonyms } from '../content/search-synonyms.ts';

/** A word, including apostrophes within it. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** Returns the words in `text`, and their offsets in UTF-16 units. */
export const wordsIn = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, at: index }));

const standsFor = new Map<string, string>(
  synonyms.flatMap(([first, ...others]) => others.map((other) => [other, first] as const)),
);
const ignored = new Set(stopWords.split(' '));

// Unifies a word's South African, British and American spellings.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)i[sz](e[drs]?|es|ers?|ing|ation|ations|ational)$/, 'is$1'],
  [/(?<=..)y[sz](e[drs]?|es|ing)$/, 'ys$1'],
  [/(?<=...)our(s|ed|ing|al)?$/, 'or$1'],
  [/(?<=..)tre(s?)$/, 'ter$1'],
  [/^programme/, 'program'],
  [/(?<=...)ogue(s?)$/, 'og$1'],
  [/(?<=[aeiou])ll(ed|ing|er|ers)$/, 'l$1'],
  [/^(licen|defen|offen|practi)[cs]e(s?)$/, '$1ce$2'],
];

const foldOnce = (word: string): string | null => {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$|['’]/g, '');
  const spelt = spellings.reduce((text, [pattern, to]) => text.replace(pattern, to), plain);
  return spelt === '' || ignored.has(spelt) ? null : (standsFor.get(spelt) ?? spelt);
};

// Folded forms are cached, because most of the site's 4 000 distinct words occur many times.
const KNOWN_MAX = 10_000;
const known = new Map<string, string | null>();

/** Returns the form of `word` that the search compares, or null for a stop word. */
export const fold = (word: string): string | null => {
  const earlier = known.get(word);
  if (earlier !== undefined) return earlier;
  if (known.size >= KNOWN_MAX) known.clear();
  const folded = foldOnce(word);
  known.set(word, folded);
  return folded;
};
