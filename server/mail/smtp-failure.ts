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
  response: optionalText,
  responseCode: v.fallback(v.optional(v.number()), undefined),
  permanent: v.fallback(v.optional(v.boolean()), undefined),
});
type Details = v.InferOutput<typeof Details>;

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

  private constructor(details: Details, cause: unknown, isBegun: boolean) {
    super(reasonOf(details.response ?? details.message), { cause });
    this.code = [details.code ?? 'EUNKNOWN', details.responseCode].filter(Boolean).join(' ');
    this.isFinal = isFinal(details);
    this.mayHaveArrived = isBegun && details.responseCode === undefined;
  }

  /** @param isBegun whether the mail server has got any of the email's text */
  static from(error: unknown, isBegun = false): SmtpFailure {
    if (error instanceof SmtpFailure) return error;
    const { success, output } = v.safeParse(Details, error);
    return new SmtpFailure(success ? output : { message: String(error) }, error, isBegun);
  }
}
