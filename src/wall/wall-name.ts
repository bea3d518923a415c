/** The maximum length of a name, in characters (code points). */
const NAME_LENGTH = 60;

export type WallName =
  | { readonly status: 'name'; readonly name: string }
  | { readonly status: 'empty' | 'too-long' };

/** Turns typed text, or text from a link, into a name that can be painted. */
export const wallName = (typed: string): WallName => {
  // Truncates the text first, to limit the work.
  const name = typed
    .slice(0, 1000)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // Combining marks and joiners without a base character are invisible.
  if (!/[^\p{M}\p{Cf}\s]/u.test(name)) return { status: 'empty' };
  return [...name].length > NAME_LENGTH ? { status: 'too-long' } : { status: 'name', name };
};
