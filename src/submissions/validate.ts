import type { ContactFields, NewsletterFields } from './submission.ts';

/** What is wrong with one field, in words for the visitor. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export type Validated<T> =
  | { readonly ok: true; readonly fields: T }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * Lengths in Unicode code points, after trimming. The upper limits keep every
 * valid submission below the server's 16 KB body limit, whatever the script.
 */
export const limits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  message: { min: 10, max: 3000 },
  consentVersion: { max: 32 },
} as const;

// The pattern of <input type="email"> (WHATWG HTML, "valid email address"), with a dot required
// in the domain: an address without one cannot be answered from outside its own network.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

// Asked whether there is one, not whether all are invisible: that way round, 10 MB of zero-width
// characters overflow the stack. \u2800 is Braille's blank.
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\s\u2800]/u;
// Control characters have no place in a message and grow sixfold in JSON; tab and line feed stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const clean = (text: string): string => {
  const trimmed = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
  return VISIBLE.test(trimmed) ? trimmed : '';
};

// Counted one by one: spreading megabytes into an array takes seconds.
const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

type Rule = readonly [broken: (text: string) => boolean, message: string];

const nameRules: readonly Rule[] = [
  [(text) => text === '', 'Please enter your name'],
  [(text) => characters(text) < limits.name.min, 'Name must be at least 2 characters'],
  [(text) => characters(text) > limits.name.max, 'Name must be at most 100 characters'],
];
const emailRules: readonly Rule[] = [
  [(text) => text === '', 'Please enter your email'],
  [(text) => text.length > limits.email.max || !EMAIL.test(text), 'Invalid email address'],
];
const messageRules: readonly Rule[] = [
  [(text) => text === '', 'Please enter your message'],
  [(text) => characters(text) < limits.message.min, 'Message must be at least 10 characters'],
  [(text) => characters(text) > limits.message.max, 'Message must be at most 3000 characters'],
];
const consentVersionRules: readonly Rule[] = [
  [
    (text) => text === '' || text.length > limits.consentVersion.max,
    'Please subscribe again: the consent text is missing',
  ],
];

const check = <T extends object>(
  fields: T,
  rules: { readonly [K in keyof T]: readonly Rule[] },
): Validated<T> => {
  const cleaned = Object.fromEntries(
    Object.keys(rules).map((field) => [field, clean(String(fields[field as keyof T]))]),
  ) as T;
  const problems = Object.keys(rules).flatMap((field) => {
    const broken = rules[field as keyof T].find(([test]) =>
      test(String(cleaned[field as keyof T])),
    );
    return broken ? [{ field, message: broken[1] }] : [];
  });
  return problems.length === 0 ? { ok: true, fields: cleaned } : { ok: false, problems };
};

/**
 * Checks a contact message by the product's rules, one problem a field, in field order.
 * The page and the server call this same function; the fields it returns are the ones to keep.
 */
export const validateContact = (fields: ContactFields): Validated<ContactFields> =>
  check(fields, { name: nameRules, email: emailRules, message: messageRules });

/** Checks a newsletter subscription, as {@link validateContact} does a message. */
export const validateNewsletter = (fields: NewsletterFields): Validated<NewsletterFields> =>
  check(fields, { email: emailRules, consentVersion: consentVersionRules });
