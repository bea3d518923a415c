import { phone } from '../content/site.ts';

/** The E.164 format, which also limits a number to 15 digits. */
export const PHONE = /^\+[1-9]\d{7,14}$/;

const [ownCallingCode = ''] = /^\+\d+/.exec(phone) ?? [];

const OWN_CODE_WITHOUT_PLUS = new RegExp(`^${ownCallingCode.slice(1)}`);

// The zero that only callers within the country dial: +27 (0)10.
const TRUNK_ZERO = /(\d)\s*\(0\)/;
// Separators between digits, and invisible characters.
const BETWEEN = /[\s()[\].\p{Pd}\u2212/\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns the typed phone number in E.164, or `text` unchanged if it is invalid. A leading 0 means
 * the company's own country. Other numbers must begin with + or that country's calling code;
 * otherwise, their country is unknown.
 */
export const asPhone = (text: string): string => {
  const number = text
    .normalize('NFKC')
    .replace(TRUNK_ZERO, '$1')
    .replace(BETWEEN, '')
    .replace(/^00/, '+')
    .replace(/^0/, ownCallingCode)
    .replace(OWN_CODE_WITHOUT_PLUS, '+$&');
  return PHONE.test(number) ? number : text;
};
