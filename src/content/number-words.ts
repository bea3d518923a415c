import { fill } from './fill.ts';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as a sentence has it: 'eight', and '13' from there on. */
export const inWords = (count: number): string => words[count] ?? String(count);

/** `text` with its first letter as a capital, to begin a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** `group` with '{count}' and '{Count}' in its texts as the number of its items, in words. */
export const counted = <const T extends { readonly items: readonly unknown[] }>(group: T): T => {
  const count = inWords(group.items.length);
  const values = { count, Count: capital(count) };
  const texts = Object.entries(group).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, fill(text, values)] as const] : [],
  );
  return { ...group, ...Object.fromEntries(texts) };
};
