import type { Kept } from '../content/retention.ts';

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** A rule for a field's text. `most` is the maximum length in characters, if there is one. */
export type Rule = readonly [isBroken: (text: string) => boolean, message: string, most?: number];

/** The definition of a field, shared by page, worker and server. */
export interface Field {
  /** The label for staff, in the inbox and in emails. */
  readonly label: string;
  /** The first broken rule determines the field's problem. */
  readonly rules: readonly Rule[];
  /** Whether the field may be blank. A blank field is not sent. */
  readonly optional?: true;
  /** Whether the field is the body of the submission, which may have several lines. */
  readonly multiline?: true;
  /** Whether the page, not the visitor, fills in the field. */
  readonly preset?: true;
  /** Keeps this field in the receipt on the device. Never set it for text that visitors type. */
  readonly inReceipt?: true;
  readonly type?: 'email' | 'tel' | 'number';
  readonly range?: readonly [least: number, most: number];
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization';
  /** Normalizes the cleaned, non-empty text before it is checked and stored. */
  readonly format?: (text: string) => string;
}

/** The definition of a kind of submission, shared by page, worker and server. */
export interface KindDefinition {
  /** The name that staff use. */
  readonly title: string;
  /** The name within a sentence for visitors, such as 'Your message is not sent yet'. */
  readonly noun: string;
  /** Whether staff get an email about each submission, and the writer gets an acknowledgement. */
  readonly isAnswered: boolean;
  /** The retention period after arrival. If null, `server/submissions/due.ts` defines the rule. */
  readonly kept: Kept | null;
  /** The page with the form, or the page that lists the pages with the form. */
  readonly form: `/${string}`;
  /** Set if the form is on several pages. Each URL is `path` followed by the id in `field`. */
  readonly pages?: { readonly field: string; readonly path: `/${string}/` };
  readonly mutation: {
    /** The field of the type `Mutation`. */
    readonly field: string;
    /** The input type of that field's argument. */
    readonly input: string;
  };
  /** The fields, in the order used by the form and by lists of problems. */
  readonly fields: Readonly<Record<string, Field>> & { readonly email: Field };
}

// The pattern of <input type="email"> (WHATWG HTML, "valid email address"), but with a dot in the
// domain: email to a domain without a dot does not leave the local network.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const EMAIL_MAX = 254;

// Searches for a visible character: a pattern for a whole string of invisible characters would
// overflow the stack on 10 MB of them. \u2800 is the blank Braille pattern.
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\s\u2800]/u;
// Useless control characters. Most take six characters in JSON. Tabs and line feeds are kept.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const LINE_BREAKS = /[\n\u0085\u2028\u2029]+/g;

/**
 * Returns `text` trimmed, without control characters, and without line breaks unless the field is
 * multiline. Returns '' if no character is visible.
 */
export const clean = (text: string, { multiline }: Pick<Field, 'multiline'>): string => {
  const plain = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '');
  const trimmed = (multiline ? plain : plain.replace(LINE_BREAKS, ' ')).trim();
  return VISIBLE.test(trimmed) ? trimmed : '';
};

// Counts in a loop, because spreading megabytes of text into an array takes seconds.
const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

// These rules apply to cleaned text, and count Unicode code points.
export const required = (message: string): Rule => [(text) => text === '', message];
export const atLeast = (min: number, message: string): Rule => [
  (text) => characters(text) < min,
  message,
];
export const atMost = (max: number, message: string): Rule => [
  (text) => characters(text) > max,
  message,
  max,
];

/**
 * Returns a field's maximum length, the message for longer text, and a function that counts text as
 * the rule does. Returns undefined if the field has no maximum length.
 */
export const limitOf = (field: Field) => {
  for (const [, message, most] of field.rules) {
    if (most) return { most, message, countIn: (typed: string) => characters(clean(typed, field)) };
  }
  return undefined;
};

export const email = {
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  rules: [
    required('Please enter your email'),
    [(text) => text.length > EMAIL_MAX || !EMAIL.test(text), 'Invalid email address'],
  ],
} as const satisfies Field;

export const optionalLine = (label: string, max: number) =>
  ({
    label,
    optional: true,
    rules: [atMost(max, `${label} must be at most ${max} characters`)],
  }) as const satisfies Field;
