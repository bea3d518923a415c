import type { NodemailerError } from 'nodemailer';
import { safeLine } from '../submissions/safe-text.ts';

const MAX_REASON = 300;

/** Shortens a mail server's response, or an error message, to one line of safe text. */
export const reasonOf = (text: string): string =>
  safeLine(text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON));

// A rejected login or sender is not final: with corrected settings, the same email can be sent.
const isFinal = ({ code = '', command = '', permanent, responseCode }: NodemailerError): boolean =>
  responseCode === undefined
    ? /^(?:EENVELOPE|EMESSAGE)$/.test(code)
    : permanent === true && /^(?:RCPT TO|DATA)$/.test(command);

/** Thrown if the mail server did not accept an email, or if the response was lost. */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure';
  /** Whether a recipient or the email itself was rejected permanently. */
  readonly isFinal: boolean;
  /** Whether the mail server may have accepted the email, for example before it disconnected. */
  readonly mayHaveArrived: boolean;

  private constructor(cause: NodemailerError, isBegun: boolean) {
    super(reasonOf(cause.response ?? cause.message), { cause });
    this.isFinal = isFinal(cause);
    this.mayHaveArrived = isBegun && cause.responseCode === undefined;
  }

  /** @param isBegun whether the mail server has received any of the email's text */
  static from(error: unknown, isBegun = false): SmtpFailure {
    if (error instanceof SmtpFailure) return error;
    return new SmtpFailure(error instanceof Error ? error : new Error(String(error)), isBegun);
  }
}
