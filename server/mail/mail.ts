import type { Submission } from '../../src/submissions/submission.ts';
import type { Database } from '../database/database.ts';
import type { WatchedOpenings } from '../openings-file.ts';
import type { MailSettings } from './mail-settings.ts';

/** A composed mail. The sender and the Message-ID are added when the mail is sent. */
export interface Mail {
  /** Addresses without names. If the forms would reject one of them, the mail fails permanently. */
  readonly to: readonly string[];
  /** The mail has no Reply-To header if this address is invalid. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** A complete document, with visitors' text escaped. */
  readonly html: string;
  /** Pictures by name. `html` refers to them by `cid:` URLs. */
  readonly pictures?: Readonly<Record<string, Buffer>>;
  /** Additional headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MailContext {
  readonly database: Database;
  readonly settings: MailSettings;
  readonly openingTitle: WatchedOpenings['titleOf'];
  readonly now: Date;
}

/** Composes the mail about a submission; returns null if there is no longer anything to send. */
export type Compose = (submissionId: string, context: MailContext) => Promise<Mail | null>;

/** A reason to send mails. One mail is sent for each matching submission. */
export interface Purpose {
  /** Whether a mail is sent when this submission is stored. */
  readonly isFor: (submission: Submission, settings: MailSettings) => boolean;
  readonly compose: Compose;
  /**
   * Whether an address gets at most one mail of this purpose in 24 hours. Such a mail is not resent
   * if it fails but may have arrived. Mails of other purposes are, because they must not be lost.
   */
  readonly onceADay?: true;
}
