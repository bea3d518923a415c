import * as v from 'valibot';
import { setting } from '../setting.ts';
import { isAddress } from './address.ts';

const SUBMISSION_PORT = 587;
const SMTPS_PORT = 465;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Returns null if the URL is invalid, or has a path, query or hash, which would be ignored. */
const smtpServer = (text: string) => {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const [user, pass] = [decoded(username), decoded(password)];
  const isPlain = /^\/?$/.test(pathname) && !search && !hash && /^[\w.:[\]-]+$/.test(hostname);
  if (!isPlain || user === null || pass === null || Boolean(user) !== Boolean(pass)) return null;
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port || (isSecure ? SMTPS_PORT : SUBMISSION_PORT)),
    /** TLS from the first byte. */
    isSecure,
    ...(user && { login: { user, pass } }),
  };
};

export type SmtpServer = NonNullable<ReturnType<typeof smtpServer>>;

const mailbox = (text: string) => {
  const [, name = '', named = text] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  const address = named.trim();
  return isAddress(address) ? { name: name.trim(), address } : null;
};

// Nodemailer reports accepted recipients with a lower-case domain.
const withLowerCaseDomain = (address: string): string =>
  address.replace(/@.*/, (domain) => domain.toLowerCase());

const addresses = (text: string): readonly string[] | null => {
  const all = text.split(',').map((each) => withLowerCaseDomain(each.trim()));
  return all.every(isAddress) ? [...new Set(all)] : null;
};

const parsed = <Value>(parse: (text: string) => Value | null, message: string) =>
  v.pipe(
    v.string(),
    v.transform(parse),
    v.check((value) => value !== null, message),
  );

/** The variables that configure mail. The first three must be set together. */
export const mailVariables = {
  SMTP_URL: setting(
    'the [mail](deployment.md#mail) server: `smtp://<host>`, or `smtps://<host>` with TLS from the start; optionally with `<user>:<password>@` before the host and `:<port>` after it (default 587 or 465)',
    v.optional(
      parsed(
        smtpServer,
        'SMTP_URL must be smtp://<host> or smtps://<host>, optionally with <user>:<password>@ before the host (@ in a password as %40) and :<port> after it',
      ),
    ),
  ),
  MAIL_FROM: setting(
    'the sender: an address, or a name and `<address>`',
    v.optional(parsed(mailbox, 'MAIL_FROM must be an address, or a name and <address>')),
  ),
  MAIL_TO: setting(
    'the recipients: comma-separated addresses; `SMTP_URL`, `MAIL_FROM` and `MAIL_TO` must be set together',
    v.optional(parsed(addresses, 'MAIL_TO must be addresses, separated by commas')),
  ),
  MAIL_ACKNOWLEDGE: setting(
    '`on` acknowledges contact messages by mail, at most one a day to each sender',
    v.optional(v.picklist(['on', 'off'], 'MAIL_ACKNOWLEDGE must be on or off'), 'off'),
  ),
} as const;

type Given = v.InferOutput<v.ObjectSchema<typeof mailVariables, undefined>>;

/** Names the missing settings; undefined if they are complete, or mail is not wanted. */
export const missingIn = (given: Given): string | undefined => {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_ACKNOWLEDGE } = given;
  const needed = Object.entries({ SMTP_URL, MAIL_FROM, MAIL_TO });
  const missing = needed.filter(([, value]) => value === undefined).map(([name]) => name);
  const isWanted = missing.length < needed.length || MAIL_ACKNOWLEDGE === 'on';
  return isWanted && missing.length > 0
    ? `mail needs SMTP_URL, MAIL_FROM and MAIL_TO together; missing: ${missing.join(', ')}`
    : undefined;
};

export const mailOf = (given: Given) => {
  const { SMTP_URL: smtp, MAIL_FROM: from, MAIL_TO: to } = given;
  if (!smtp || !from || !to) return undefined;
  return { smtp, from, to, acknowledge: given.MAIL_ACKNOWLEDGE === 'on' };
};

export type MailSettings = NonNullable<ReturnType<typeof mailOf>>;
