import type { Kept } from '../content/retention.ts';

/** A problem of one field, in words for the visitor. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** `most` is the upper limit of a rule that sets one, in characters. */
export type Rule = readonly [isBroken: (text: string) => boolean, message: string, most?: number];

/** One field of a kind of submission, as page, worker and server read it. */
export interface Field {
  /** The label for staff, in the inbox and in mails. */
  readonly label: string;
  /** In order; the first broken rule is the field's problem. */
  readonly rules: readonly Rule[];
  /** May be missing or blank, and is not sent then. */
  readonly optional?: true;
  /** The body of the submission: several lines. */
  readonly multiline?: true;
  /** Set by the page, not typed. */
  readonly preset?: true;
  /** Stays in the receipt on the device: contains none of the visitor's words. */
  readonly inReceipt?: true;
  /** The type in HTML. */
  readonly type?: 'email' | 'tel' | 'number';
  /** The least and the most of a number. */
  readonly range?: readonly [least: number, most: number];
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization';
  /** Normalizes the cleaned, non-empty text before it is checked and stored. */
  readonly format?: (text: string) => string;
}

/** A kind of submission, as page, worker and server need it. */
export interface KindDefinition {
  /** The name that staff use. */
  readonly title: string;
  /** Its name within a sentence for visitors, such as 'Your message is not sent yet'. */
  readonly noun: string;
  /** Staff get a mail about it, and the writer gets an acknowledgement. */
  readonly isAnswered: boolean;
  /** The retention period, counted from its arrival; null if `server/submissions/due.ts` has its rule. */
  readonly kept: Kept | null;
  /** The page with its form, or with the list of pages that have one. */
  readonly form: `/${string}`;
  /** For such a list: the field with the id of the page, and the page's path before the id. */
  readonly pages?: { readonly field: string; readonly path: `/${string}/` };
  readonly mutation: {
    /** The operation's name. */
    readonly name: string;
    /** The field of `Mutation` that accepts it. */
    readonly field: string;
    /** The input type of that field's argument. */
    readonly input: string;
  };
  /** In the order of the form and of problem lists. */
  readonly fields: Readonly<Record<string, Field>> & { readonly email: Field };
}

// The pattern of <input type="email"> (WHATWG HTML, "valid email address"), with a dot required
// in the domain: an address without one cannot be answered from outside its own network.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const EMAIL_MAX = 254;

// Searches for one visible character instead of testing that all are invisible: the latter
// overflows the stack with 10 MB of zero-width characters. \u2800 is the blank Braille pattern.
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\s\u2800]/u;
// Control characters are useless in a message and grow sixfold in JSON; tab and line feed stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const LINE_BREAKS = /[\n\u0085\u2028\u2029]+/g;

/**
 * `text` as its field stores it: trimmed, without control characters, on one line unless the field
 * is multiline, empty if nothing is visible.
 */
export const clean = (text: string, { multiline }: Pick<Field, 'multiline'>): string => {
  const plain = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '');
  const trimmed = (multiline ? plain : plain.replace(LINE_BREAKS, ' ')).trim();
  return VISIBLE.test(trimmed) ? trimmed : '';
};

// Counted one by one: spreading megabytes into an array takes seconds.
const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Rules on cleaned text; lengths in Unicode code points. */
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

/** The upper limit of a field: its rule's message, and how it counts. */
export const limitOf = (field: Field) => {
  for (const [, message, most] of field.rules) {
    if (most) return { most, message, countIn: (typed: string) => characters(clean(typed, field)) };
  }
  return undefined;
};

/** The sender's e-mail address, which every kind has. */
export const email = {
  label: 'E-mail',
  type: 'email',
  autoComplete: 'email',
  rules: [
    required('Please enter your email'),
    [(text) => text.length > EMAIL_MAX || !EMAIL.test(text), 'Invalid email address'],
  ],
} as const satisfies Field;

/** An optional single-line field. */
export const optionalLine = (label: string, max: number) =>
  ({
    label,
    optional: true,
    rules: [atMost(max, `${label} must be at most ${max} characters`)],
  }) as const satisfies Field;
