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
 * Derives ids for a form posted without script, whose page cannot create an id: version 8 UUIDs
 * from the field values and the UTC day, so a double click or repeated POST is one submission. The
 * last id is today's. In the first hour of a day, yesterday's id precedes today's, in case midnight
 * fell between two clicks.
 * @param secret needed to derive an id from the values, or to guess the values from an id
 * @param round distinguishes equal values that are a new submission, such as a subscription after
 * an unsubscription
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
