import { application } from './application.ts';
import { contactMessage } from './contact-message.ts';
import { clean, type Field, type FieldProblem, type KindDefinition, limitOf } from './field.ts';
import { newsletterSubscription } from './newsletter-subscription.ts';
import { reservation } from './reservation.ts';

/** Every kind, keyed by the name that stored records and exports use. Add new kinds here. */
export const kinds = {
  contact: contactMessage,
  newsletter: newsletterSubscription,
  application,
  reservation,
} as const satisfies Record<string, KindDefinition>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly Kind[];

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

type Definitions<K extends Kind> = (typeof kinds)[K]['fields'];
type OptionalName<F> = { [N in keyof F]: F[N] extends { optional: true } ? N : never }[keyof F];

/** The fields of a submission of kind `K`, as they are sent and stored. */
export type FieldsOf<K extends Kind> = {
  readonly [N in Exclude<keyof Definitions<K>, OptionalName<Definitions<K>>>]: string;
} & { readonly [N in OptionalName<Definitions<K>>]?: string };

export type AnyFields = Readonly<Record<string, string>>;

export const fieldsOf = (kind: Kind): Readonly<Record<string, Field>> => kinds[kind].fields;

export const fieldNames = <K extends Kind>(kind: K) =>
  Object.keys(kinds[kind].fields) as readonly (keyof Definitions<K> & string)[];

/**
 * Returns the attributes of a field's control, in React's notation, and the field's limit.
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

/** Returns `text` cleaned and normalized for `field`. Does not check the rules. */
export const asStored = (text: string, field: Field): string => {
  const cleaned = clean(text, field);
  return field.format && cleaned ? field.format(cleaned) : cleaned;
};

/**
 * Validates a visitor's values by the kind's rules. Ignores unknown fields. Reports at most one
 * problem per field, in field order. Both the page and the server store the returned fields.
 */
export const validate = <K extends Kind>(
  kind: K,
  typed: Readonly<Partial<Record<string, unknown>>>,
) => {
  const problems: FieldProblem[] = [];
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(fieldsOf(kind))) {
    const text = asStored(String(typed[name] ?? ''), field);
    if (field.optional && text === '') continue;
    const broken = field.rules.find(([isBroken]) => isBroken(text));
    if (broken) problems.push({ field: name, message: broken[1] });
    fields[name] = text;
  }
  if (problems.length > 0) return { ok: false as const, problems };
  // TypeScript cannot infer that `fields` has the kind's names.
  return { ok: true as const, fields: fields as FieldsOf<K> };
};

/**
 * Moves the optional fields into lines above the message, because a server of an earlier release
 * rejects unknown fields. Returns undefined if there are no optional fields, if the kind has no
 * message, or if the longer message breaks a rule.
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
