import { fill } from './fill.ts';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a count for a sentence: a word up to twelve, and figures from 13 on. */
export const inWords = (count: number): string => words[count] ?? String(count);

/** Returns `text` with a capital first letter, to begin a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a list such as 'a', 'a and b' or 'a, b and c'. */
export const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** Replaces '{count}' and '{Count}' in the texts of `group` with the number of its items. */
export const counted = <const T extends { readonly items: readonly unknown[] }>(group: T): T => {
  const count = inWords(group.items.length);
  const values = { count, Count: capital(count) };
  const texts = Object.entries(group).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, fill(text, values)] as const] : [],
  );
  return { ...group, ...Object.fromEntries(texts) };
};
