// Matches terminal escapes, line ends and bidirectional marks.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Returns text for one line of a terminal or an email, with control characters replaced by `�`. */
export const safeLine = (text: string): string => text.replace(UNSAFE, '\ufffd');

/** Splits text into safe lines. A tab becomes two spaces. */
export const safeLines = (text: string): readonly string[] =>
  text.split('\n').map((each) => safeLine(each.replaceAll('\t', '  ')));
