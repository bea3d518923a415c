import type { SpamSign } from './spam-signs.ts';

/** What leaves the device: a contact message or a newsletter subscription. */

declare const submissionId: unique symbol;
/** A UUID made once, with the submission, and reused on every attempt. */
export type SubmissionId = string & { readonly [submissionId]: true };

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export interface NewsletterFields {
  readonly email: string;
  /** Which wording of the consent line the visitor saw. */
  readonly consentVersion: string;
}

interface Envelope {
  readonly id: SubmissionId;
  /** When the visitor pressed send: ISO 8601, UTC. */
  readonly composedAt: string;
  /** About how it was written, not part of what was: of two attempts the first one's are kept. */
  readonly signs?: readonly SpamSign[];
}

export interface ContactMessage extends Envelope {
  readonly kind: 'contact';
  readonly fields: ContactFields;
}

export interface NewsletterSubscription extends Envelope {
  readonly kind: 'newsletter';
  readonly fields: NewsletterFields;
}

export type Submission = ContactMessage | NewsletterSubscription;
export type SubmissionKind = Submission['kind'];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether `text` is a UUID (RFC 9562) in lower case. */
export const isSubmissionId = (text: string): text is SubmissionId => UUID.test(text);
