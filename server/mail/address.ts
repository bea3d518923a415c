import { email } from '../../src/submissions/field.ts';
import { safeLine } from '../submissions/safe-text.ts';

/** Whether the forms accept `text` as an email address. */
export const isAddress = (text: string): boolean =>
  !email.rules.some(([isBroken]) => isBroken(text));

const MAX_HEADER_TEXT = 200;

/**
 * Makes a visitor's text safe for a header: one line of limited length, without encoded words
 * (RFC 2047), which a mail program could decode to a line break.
 */
export const headerText = (text: string): string =>
  Array.from(safeLine(text).replaceAll('=?', '= ?')).slice(0, MAX_HEADER_TEXT).join('');
