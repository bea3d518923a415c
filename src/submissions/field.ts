/** A problem of one field, in words for the visitor. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** `most` is the upper limit of a rule that sets one, in characters. */
export type Rule = readonly [isBroken: (text: string) => boolean, message: string, most?: number];

/** One field of a kind of submission, as page, worker and server read it. */
export interface Field {
  /** Its label for staff, in the inbox and in mail. */
  readonly label: string;
  /** In order; the first broken one is the field's problem. */
  readonly rules: readonly Rule[];
  /** May be missing or blank, and is then not sent. */
  readonly optional?: true;
  /** The body of the submission: more than one line. */
  readonly multiline?: true;
  /** Set by the page: nobody types it. */
  readonly preset?: true;
  /** Stays in the receipt on the device: it holds none of the visitor's words. */
  readonly inReceipt?: true;
  /** As HTML calls them. */
  readonly type?: 'email' | 'tel' | 'number';
  /** The least and the most of a number. */
  readonly range?: readonly [least: number, most: number];
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization';
  /** Makes of what was typed, cleaned and not empty, what is checked and stored. */
  readonly format?: (text: string) => string;
}

/** A kind of submission: all that page, worker and server need to know of it. */
export interface KindDefinition {
  /** What staff call it. */
  readonly title: string;
  readonly mutation: {
    /** The operation's name. */
    readonly name: string;
    /** The field of `Mutation` that takes it. */
    readonly field: string;
    /** The input type of that field's argument. */
    readonly input: string;
  };
  /** In the order of the form, and of a list of problems. */
  readonly fields: Readonly<Record<string, Field>> & { readonly email: Field };
}

// The pattern of <input type="email"> (WHATWG HTML, "valid email address"), with a dot required
// in the domain: an address without one cannot be answered from outside its own network.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const EMAIL_MAX = 254;

// Asked whether there is one, not whether all are invisible: that way round, 10 MB of zero-width
// characters overflow the stack. \u2800 is Braille's blank.
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\s\u2800]/u;
// Control characters have no place in a message and grow sixfold in JSON; tab and line feed stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const LINE_BREAKS = /[\n\u0085\u2028\u2029]+/g;

/**
 * `text` as its field keeps it: trimmed, without control characters, on one line unless the field
 * has more, empty if nothing in it is visible.
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

/** The upper limit of a field: its rule's own words, and how it counts what was typed. */
export const limitOf = (field: Field) => {
  for (const [, message, most] of field.rules) {
    if (most) return { most, message, countIn: (typed: string) => characters(clean(typed, field)) };
  }
  return undefined;
};

/** The e-mail address every kind has: whom to answer. */
export const email = {
  label: 'E-mail',
  type: 'email',
  autoComplete: 'email',
  rules: [
    required('Please enter your email'),
    [(text) => text.length > EMAIL_MAX || !EMAIL.test(text), 'Invalid email address'],
  ],
} as const satisfies Field;

/** A line that may be left out. */
export const optionalLine = (label: string, max: number) =>
  ({
    label,
    optional: true,
    rules: [atMost(max, `${label} must be at most ${max} characters`)],
  }) as const satisfies Field;
