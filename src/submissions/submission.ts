import type { FieldsOf, Kind } from './kinds.ts';
import type { SpamSign } from './spam-signs.ts';

declare const submissionId: unique symbol;
/** A UUID that stays the same in every attempt. */
export type SubmissionId = string & { readonly [submissionId]: true };

interface Envelope {
  readonly id: SubmissionId;
  /** When the visitor sent the form: ISO 8601, UTC. */
  readonly composedAt: string;
  /** Signs that the sender is a bot. The server stores only those of the first attempt. */
  readonly signs?: readonly SpamSign[];
}

/** A submission of kind `K`, in the format that the device stores and sends. */
export type SubmissionOf<K extends Kind> = Envelope & {
  readonly kind: K;
  readonly fields: FieldsOf<K>;
};

export type Submission = { [K in Kind]: SubmissionOf<K> }[Kind];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether `text` is a UUID (RFC 9562) in lower case. */
export const isSubmissionId = (text: string): text is SubmissionId => UUID.test(text);

/** Whether the server created the id (version 8) for a form that the browser itself posted. */
export const isFormId = (id: string): boolean => /^.{14}8/.test(id);
