import * as v from 'valibot';
import { safeLine } from '../submissions/safe-text.ts';

const MAX_REASON = 300;

/** Whatever a mail server or an error says, as one line that a database keeps. */
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

// Of sockets and of TLS: a connection that never came about.
const NO_CONNECTION = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$|CERT|^UNABLE_TO_|WRONG_VERSION/;

/** It broke before the mail was on its way. */
const isEarly = (details: Details): boolean =>
  details.responseCode !== undefined ||
  /^(?:EDNS|ETLS|EAUTH|ENOAUTH|EENVELOPE|EMESSAGE)$/.test(details.code ?? '') ||
  NO_CONNECTION.test(details.originalCode ?? '') ||
  /^(?:CONNECT|GREETING|UPGRADE)_TIMEOUT$/.test(details.timeoutType ?? '');

// Refused logins and senders are ours to put right, and the same mail then goes.
const isFinal = ({ code = '', command = '', permanent, responseCode }: Details): boolean =>
  responseCode === undefined
    ? /^(?:EENVELOPE|EMESSAGE)$/.test(code)
    : permanent === true && /^(?:RCPT TO|DATA)$/.test(command);

/** A mail was not taken over by the mail server, or its answer was lost. */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure';
  /** Nodemailer's word and the mail server's number: no address is in them. */
  readonly code: string;
  /** Refused for good: a recipient, or the mail itself. */
  readonly isFinal: boolean;
  /** The mail server may have taken it over before the connection broke. */
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
