import * as v from 'valibot';
import { safeLine } from '../submissions/safe-text.ts';

const MAX_REASON = 300;

/** Shortens a mail server's response, or an error message, to one line of safe text. */
export const reasonOf = (text: string): string =>
  safeLine(text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON));

const optionalText = v.fallback(v.optional(v.string()), undefined);
/** The properties that nodemailer adds to its errors. */
const Details = v.object({
  message: v.string(),
  code: optionalText,
  command: optionalText,
  originalCode: optionalText,
  response: optionalText,
  responseCode: v.fallback(v.optional(v.number()), undefined),
  permanent: v.fallback(v.optional(v.boolean()), undefined),
  timeoutType: optionalText,
});
type Details = v.InferOutput<typeof Details>;

// Socket and TLS errors that occur before the connection is established.
const NO_CONNECTION = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$|CERT|^UNABLE_TO_|WRONG_VERSION/;

/** Whether the mail server has certainly not accepted the email. */
const isEarly = (details: Details): boolean =>
  details.responseCode !== undefined ||
  /^(?:EDNS|ETLS|EAUTH|ENOAUTH|EENVELOPE|EMESSAGE)$/.test(details.code ?? '') ||
  NO_CONNECTION.test(details.originalCode ?? '') ||
  /^(?:CONNECT|GREETING|UPGRADE)_TIMEOUT$/.test(details.timeoutType ?? '');

// A rejected login or sender is not final: once the settings have been corrected, the same email
// can be sent.
const isFinal = ({ code = '', command = '', permanent, responseCode }: Details): boolean =>
  responseCode === undefined
    ? /^(?:EENVELOPE|EMESSAGE)$/.test(code)
    : permanent === true && /^(?:RCPT TO|DATA)$/.test(command);

/** Thrown if the mail server did not accept an email, or its response was lost. */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure';
  /** Nodemailer's code and the mail server's status. They contain no address. */
  readonly code: string;
  /** Whether a recipient or the email itself was rejected permanently. */
  readonly isFinal: boolean;
  /**
   * Whether the mail server may have accepted the email, for example before the connection broke.
   */
  readonly mayHaveArrived: boolean;

  private constructor(details: Details, cause: unknown) {
    super(reasonOf(details.response ?? details.message), { cause });
    this.code = [details.code ?? 'EUNKNOWN', details.responseCode].filter(Boolean).join(' ');
    this.isFinal = isFinal(details);
    this.mayHaveArrived = !isEarly(details);
  }

  static from(error: unknown): SmtpFailure {
    if (error instanceof SmtpFailure) return error;
    const details = v.safeParse(Details, error);
    return new SmtpFailure(details.success ? details.output : { message: String(error) }, error);
  }
}
