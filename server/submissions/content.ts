import * as v from 'valibot';
import { type AnyFields, isKind, withoutOptionalFields } from '../../src/submissions/kinds.ts';
import type { Row } from '../database/database.ts';

/** A submission's id, and the parts that must be equal in a replay. */
export interface Content {
  readonly id: string;
  readonly kind: string;
  readonly composedAt: string;
  readonly fields: AnyFields;
}

const Fields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export const contentOf = (row: Row): Content => ({
  id: String(row['id']),
  kind: String(row['kind']),
  composedAt: String(row['composed_at']),
  fields: v.parse(Fields, row['fields']),
});

/**
 * Returns `content` and, if it has optional fields, the variant that pages send to a server of an
 * earlier release: in this variant, those fields are lines of the message.
 */
export const variantsOf = (content: Content): readonly Content[] => {
  const { kind, fields } = content;
  const plain = isKind(kind) ? withoutOptionalFields(kind, fields) : undefined;
  return plain ? [content, { ...content, fields: plain }] : [content];
};

export const isSameContent = (a: Content, b: Content): boolean => {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)]);
  return (
    a.kind === b.kind &&
    a.composedAt === b.composedAt &&
    [...names].every((name) => a.fields[name] === b.fields[name])
  );
};
