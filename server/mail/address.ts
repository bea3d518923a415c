import { email } from '../../src/submissions/field.ts';
import { safeLine } from '../submissions/safe-text.ts';

/** Whether `text` is an email address according to the forms' own rule. */
export const isAddress = (text: string): boolean =>
  !email.rules.some(([isBroken]) => isBroken(text));

const MAX_HEADER_TEXT = 200;

/**
 * Makes a visitor's text safe for a header: on one line, limited in length, and without encoded
 * words (RFC 2047), which could contain a line break once a mail program decodes them.
 */
export const headerText = (text: string): string =>
  Array.from(safeLine(text).replaceAll('=?', '= ?')).slice(0, MAX_HEADER_TEXT).join('');
