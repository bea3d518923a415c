import { createHmac } from 'node:crypto';
import { type AnyFields, fieldNames, type Kind } from '../../src/submissions/kinds.ts';
import type { SubmissionId } from '../../src/submissions/submission.ts';
import { asSubmissionId } from '../../src/submissions/submission-id.ts';

const HOUR_MS = 3_600_000;

const uuid8 = (secret: string, name: string): SubmissionId => {
  const bytes = createHmac('sha256', secret).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return asSubmissionId(hex);
};

/**
 * The ids of a form posted without script, whose page could hold none: UUIDs of version 8 over the
 * words and the UTC day, so that a double press and a repeated POST are one submission. The last one
 * is today's; in the first hour of a day yesterday's stands before it, for a press at midnight.
 * @param secret without which nobody can tell the id of words, or words by their id
 * @param round tells words apart that are meant once more: to subscribe after an end
 */
export const formIds = (
  secret: string,
  kind: Kind,
  fields: AnyFields,
  now: Date,
  round = 0,
): readonly SubmissionId[] => {
  const words = fieldNames(kind).map((name) => [name, fields[name] ?? '']);
  const days = [new Date(now.getTime() - HOUR_MS), now].map((at) => at.toISOString().slice(0, 10));
  const again = round > 0 ? [round] : [];
  return [...new Set(days)].map((day) =>
    uuid8(secret, JSON.stringify([kind, words, day, ...again])),
  );
};
