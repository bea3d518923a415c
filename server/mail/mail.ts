import type { Submission } from '../../src/submissions/submission.ts';
import type { Database } from '../database/database.ts';
import type { WatchedOpenings } from '../openings-file.ts';
import type { MailSettings } from './mail-settings.ts';

/** A composed email. The sender and the Message-ID are added when it is sent. */
export interface Mail {
  /** Without names. An address that the forms would reject makes the email fail permanently. */
  readonly to: readonly string[];
  /** Omitted from the email if the address is invalid. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** A complete document, with visitors' text escaped. */
  readonly html: string;
  /** Pictures by name. `html` refers to them by `cid:` URLs. */
  readonly pictures?: Readonly<Record<string, Buffer>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MailContext {
  readonly database: Database;
  readonly settings: MailSettings;
  readonly openingTitle: WatchedOpenings['titleOf'];
  readonly now: Date;
}

/** Composes the email about a submission; returns null if there is no longer anything to send. */
export type Compose = (submissionId: string, context: MailContext) => Promise<Mail | null>;

/** A reason to send an email for each matching submission. */
export interface Purpose {
  /** Whether an email is sent when this submission is stored. */
  readonly isFor: (submission: Submission, settings: MailSettings) => boolean;
  readonly compose: Compose;
  /**
   * Whether an address gets at most one such email in 24 hours. Such an email is not resent if it
   * may have arrived. Emails of other purposes are resent, because they must not be lost.
   */
  readonly onceADay?: true;
}
