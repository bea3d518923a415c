import type { FieldsOf, Kind } from './kinds.ts';
import type { SpamSign } from './spam-signs.ts';

declare const submissionId: unique symbol;
/** A UUID created together with the submission, and reused for every attempt. */
export type SubmissionId = string & { readonly [submissionId]: true };

interface Envelope {
  readonly id: SubmissionId;
  /** When the visitor pressed send: ISO 8601, UTC. */
  readonly composedAt: string;
  /** Describes how it was written, not the content: the first attempt's signs are stored. */
  readonly signs?: readonly SpamSign[];
}

/** A submission of kind `K`, as sent by the device. */
export type SubmissionOf<K extends Kind> = Envelope & {
  readonly kind: K;
  readonly fields: FieldsOf<K>;
};

/** A submission of any kind. */
export type Submission = { [K in Kind]: SubmissionOf<K> }[Kind];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether `text` is a UUID (RFC 9562) in lower case. */
export const isSubmissionId = (text: string): text is SubmissionId => UUID.test(text);

/** Whether the server derived an id for a form that a browser has posted by itself: version 8. */
export const isFormId = (id: string): boolean => /^.{14}8/.test(id);
