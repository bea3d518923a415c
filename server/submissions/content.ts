import * as v from 'valibot';
import { type AnyFields, isKind, withoutOptionalFields } from '../../src/submissions/kinds.ts';
import type { Row, Value } from '../database/database.ts';

/** What tells two submissions apart. */
export interface Content {
  readonly id: string;
  readonly kind: string;
  readonly composedAt: string;
  readonly fields: AnyFields;
}

const Fields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

const text = (value: unknown): string => String(value ?? '');

/** The fields of a row; those of the first release are in columns of their own. */
const fieldsOf = (row: Row): AnyFields => {
  if (row['fields']) return v.parse(Fields, row['fields']);
  const email = text(row['email']);
  return row['kind'] === 'contact'
    ? { name: text(row['name']), email, message: text(row['message']) }
    : { email, consentVersion: text(row['consent_version']) };
};

/** The submission in a row of `submissions`. */
export const contentOf = (row: Row): Content => ({
  id: text(row['id']),
  kind: text(row['kind']),
  composedAt: text(row['composed_at']),
  fields: fieldsOf(row),
});

/** The columns of a row that keep it. */
export const COLUMNS = 'id, kind, name, email, message, consent_version, composed_at, fields';

/** What they hold, in this order. */
export const columnsOf = ({ id, kind, composedAt, fields }: Content): readonly Value[] => [
  id,
  kind,
  fields['name'] ?? null,
  fields['email'] ?? '',
  fields['message'] ?? null,
  fields['consentVersion'] ?? null,
  composedAt,
  JSON.stringify(fields),
];

/**
 * The forms in which `content` may have come before: as it is, and as a page sends it to a server
 * that does not know its optional fields.
 */
export const variantsOf = (content: Content): readonly Content[] => {
  const { kind, fields } = content;
  const plain = isKind(kind) ? withoutOptionalFields(kind, fields) : undefined;
  return plain ? [content, { ...content, fields: plain }] : [content];
};

/** Whether both have the same words. */
export const isSameContent = (a: Content, b: Content): boolean => {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)]);
  return (
    a.kind === b.kind &&
    a.composedAt === b.composedAt &&
    [...names].every((name) => a.fields[name] === b.fields[name])
  );
};
