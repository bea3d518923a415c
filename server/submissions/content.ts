import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type AnyFields, isKind, withoutOptionalFields } from '../../src/submissions/kinds.ts';
import type { Row } from '../database/database.ts';

/** A submission's id, and the parts that must be identical in a replay. */
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
 * Returns `content`. If it has optional fields, also returns the variant that pages send to a
 * server of an earlier release: in this variant, the optional fields are lines of the message.
 */
export const variantsOf = (content: Content): readonly Content[] => {
  const { kind, fields } = content;
  const plain = isKind(kind) ? withoutOptionalFields(kind, fields) : undefined;
  return plain ? [content, { ...content, fields: plain }] : [content];
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const idHash = (id: string): string => sha256(id);

const VERSION = 'v2:';

/**
 * Returns a hash of a submission's content. Only the hash remains after an erasure. The salt
 * is the id, a random UUID that only the visitor's device still has. Without the id, a guessed
 * address cannot be tested against the hash. Only fields with a value are hashed, so a new optional
 * field does not change existing hashes.
 */
export const contentHash = ({ id, kind, composedAt, fields }: Content): string => {
  const named = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return VERSION + sha256(JSON.stringify([id, kind, composedAt, named]));
};
