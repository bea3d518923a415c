import type { Submission } from '../../src/submissions/submission.ts';
import type { Database } from '../database/database.ts';
import type { WatchedOpenings } from '../openings-file.ts';
import type { MailSettings } from './mail-settings.ts';

/** A mail as its purpose composes it. The sender and the Message-ID are added when it is sent. */
export interface Mail {
  /** Bare addresses; an address that the forms' rule rejects makes the mail fail permanently. */
  readonly to: readonly string[];
  /** Omitted from the mail if the address is invalid. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** A complete document, with visitors' text escaped. */
  readonly html: string;
  /** Pictures by name, shown in `html` through `cid:`. */
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

/** A reason to send mails: one mail for each matching submission. */
export interface Purpose {
  /** Whether this submission, which is being stored, triggers such a mail. */
  readonly isFor: (submission: Submission, settings: MailSettings) => boolean;
  readonly compose: Compose;
  /**
   * Whether an address gets at most one such mail in 24 hours. Such a mail is not sent again if it
   * may have arrived. Mails of other purposes are sent again, so that none is lost.
   */
  readonly onceADay?: true;
}
