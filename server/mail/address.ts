import { email } from '../../src/submissions/field.ts';
import { safeLine } from '../submissions/safe-text.ts';

/** Whether it is an e-mail address by the forms' own rule. */
export const isAddress = (text: string): boolean =>
  !email.rules.some(([isBroken]) => isBroken(text));

const MAX_HEADER_TEXT = 200;

/**
 * Text of a visitor for a header: on one line, not too long for one, and with nothing in it that mail
 * programs decode (RFC 2047), since that is how a line break could still get in.
 */
export const headerText = (text: string): string =>
  Array.from(safeLine(text).replaceAll('=?', '= ?')).slice(0, MAX_HEADER_TEXT).join('');
