import { application } from './application.ts';
import { contactMessage } from './contact-message.ts';
import { clean, type Field, type FieldProblem, type KindDefinition, limitOf } from './field.ts';
import { newsletterSubscription } from './newsletter-subscription.ts';
import { reservation } from './reservation.ts';

/** Every kind, by its name in records, rows and exports. New kinds are added here. */
export const kinds = {
  contact: contactMessage,
  newsletter: newsletterSubscription,
  application,
  reservation,
} as const satisfies Record<string, KindDefinition>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly Kind[];

/** Whether this release knows a kind of this name. */
export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

type Definitions<K extends Kind> = (typeof kinds)[K]['fields'];
type OptionalName<F> = { [N in keyof F]: F[N] extends { optional: true } ? N : never }[keyof F];

/** The fields of a submission of kind `K`, as they are sent and stored. */
export type FieldsOf<K extends Kind> = {
  readonly [N in Exclude<keyof Definitions<K>, OptionalName<Definitions<K>>>]: string;
} & { readonly [N in OptionalName<Definitions<K>>]?: string };

/** The fields of some submission, whatever its kind. */
export type AnyFields = Readonly<Record<string, string>>;

export const fieldsOf = (kind: Kind): Readonly<Record<string, Field>> => kinds[kind].fields;

/** The names of a kind's fields, in the order of its form. */
export const fieldNames = <K extends Kind>(kind: K) =>
  Object.keys(kinds[kind].fields) as readonly (keyof Definitions<K> & string)[];

/**
 * The attributes of a field's control, in React's notation, and its limit.
 * @throws Error if the kind has no such field
 */
export const controlFor = (kind: Kind, name: string) => {
  const field = fieldsOf(kind)[name];
  if (!field) throw new Error(`${kind} has no field ${name}`);
  const { multiline = false, optional = false, type, range, autoComplete } = field;
  return {
    name,
    multiline,
    required: !optional,
    limit: limitOf(field),
    ...(type && { type }),
    ...(range && { min: range[0], max: range[1], inputMode: 'numeric' as const }),
    ...(autoComplete && { autoComplete }),
  };
};

export type Validated<T> =
  | { readonly ok: true; readonly fields: T }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** `text` as `field` stores it, if it satisfies the rules. */
export const asStored = (text: string, field: Field): string => {
  const cleaned = clean(text, field);
  return field.format && cleaned ? field.format(cleaned) : cleaned;
};

/**
 * Validates the typed values by the product's rules, with one problem per field, in field order.
 * The page and the server call this same function, and store the fields that it returns. Unknown
 * fields are dropped.
 */
export const validate = <K extends Kind>(
  kind: K,
  typed: Readonly<Partial<Record<string, unknown>>>,
): Validated<FieldsOf<K>> => {
  const problems: FieldProblem[] = [];
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(fieldsOf(kind))) {
    const text = asStored(String(typed[name] ?? ''), field);
    if (field.optional && text === '') continue;
    const broken = field.rules.find(([isBroken]) => isBroken(text));
    if (broken) problems.push({ field: name, message: broken[1] });
    fields[name] = text;
  }
  // Built from the definition's own names, which the compiler cannot follow.
  return problems.length === 0
    ? { ok: true, fields: fields as FieldsOf<K> }
    : { ok: false, problems };
};

/**
 * The same fields for a server of an earlier release, which refuses unknown input fields: optional
 * ones become lines above the text. Undefined if there are none, or if the text is missing or too
 * long.
 */
export const withoutOptionalFields = (kind: Kind, fields: AnyFields): AnyFields | undefined => {
  const known = Object.entries(fieldsOf(kind));
  const optional = known.filter(([name, field]) => field.optional && fields[name]);
  if (optional.length === 0 || !known.some(([, { multiline }]) => multiline)) return undefined;
  const kept: Record<string, string> = {};
  const lines = optional.map(([name, { label }]) => `${label}: ${fields[name]}`);
  for (const [name, { multiline, optional: leftOut, rules }] of known) {
    const text = fields[name];
    if (leftOut || text === undefined) continue;
    kept[name] = multiline ? [...lines, '', text].join('\n') : text;
    if (rules.some(([isBroken]) => isBroken(kept[name] ?? ''))) return undefined;
  }
  return kept;
};
