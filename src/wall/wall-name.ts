/** A name has at most so many characters (code points). */
export const NAME_LENGTH = 60;

export type WallName =
  | { readonly status: 'name'; readonly name: string }
  | { readonly status: 'empty' }
  | { readonly status: 'too-long' };

/** Text that was typed, or is in a link, as a name that can be painted and shown. */
export const wallName = (typed: string): WallName => {
  // Whatever came, no more of it is looked at than a name can be made of.
  const name = typed
    .slice(0, 1000)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // Marks and joiners with nothing to stand on show as nothing.
  if (!/[^\p{M}\p{Cf}\s]/u.test(name)) return { status: 'empty' };
  return [...name].length > NAME_LENGTH ? { status: 'too-long' } : { status: 'name', name };
};
