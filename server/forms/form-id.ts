import { createHmac } from 'node:crypto';
import { type AnyFields, fieldNames, type Kind } from '../../src/submissions/kinds.ts';
import type { SubmissionId } from '../../src/submissions/submission.ts';
import { asSubmissionId } from '../../src/submissions/submission-id.ts';

const uuid8 = (secret: string, name: string): SubmissionId => {
  const bytes = createHmac('sha256', secret).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return asSubmissionId(hex);
};

/**
 * Derives an id for a form that was posted without JavaScript: a UUID (version 8) that depends on
 * the field values and the UTC day, so a double click or a repeated POST is stored only once.
 * @param secret the hash's key, so that strangers cannot compute ids
 * @param round how many times the address has unsubscribed: a new subscription needs a new id
 */
export const formId = (
  secret: string,
  kind: Kind,
  fields: AnyFields,
  now: Date,
  round = 0,
): SubmissionId => {
  const words = fieldNames(kind).map((name) => [name, fields[name] ?? '']);
  const day = now.toISOString().slice(0, 10);
  const again = round > 0 ? [round] : [];
  return uuid8(secret, JSON.stringify([kind, words, day, ...again]));
};
