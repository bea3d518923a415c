import type { Submission } from '../../src/submissions/submission.ts';
import type { Database } from '../database/database.ts';
import type { WatchedOpenings } from '../openings-file.ts';
import type { MailSettings } from './mail-settings.ts';

/** A mail as its purpose composes it. Sender and Message-ID are added when it is sent. */
export interface Mail {
  /** Addresses alone; one that is none by the forms' rule makes the mail fail for good. */
  readonly to: readonly string[];
  /** Left out where the address is none. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** A whole document. Everything that is not ours is escaped in it. */
  readonly html: string;
  /** Shown within `html`, by `cid:` and their names. */
  readonly pictures?: Readonly<Record<string, Buffer>>;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The input from which a mail is composed. */
export interface MailContext {
  readonly database: Database;
  readonly settings: MailSettings;
  /** The title of a vacancy or an intake. */
  readonly openingTitle: WatchedOpenings['titleOf'];
  readonly now: Date;
}

/** The mail about a submission; null when there is nothing to send any more. */
export type Compose = (submissionId: string, context: MailContext) => Promise<Mail | null>;

/** A reason to send mails, one for each submission that it is for. */
export interface Purpose {
  /** Whose mail it is. Mail to staff that fails is what `/healthz?deep=1` reports. */
  readonly audience: 'staff' | 'visitor';
  /** Whether this submission, which is being stored, gets such a mail. */
  readonly isFor: (submission: Submission, settings: MailSettings) => boolean;
  readonly compose: Compose;
  /**
   * An address gets one in 24 hours. Nor is it sent again where it may have arrived: others are, so
   * that none is lost.
   */
  readonly onceADay?: true;
}
