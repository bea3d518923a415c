import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';

export interface DatabaseSettings {
  /** `file:<path>` for the embedded database, `libsql://<host>` for a served one. */
  readonly url: string;
  readonly authToken?: string;
}

export interface RateLimit {
  readonly submissions: number;
  readonly seconds: number;
}

export interface Settings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly database: DatabaseSettings;
  /** Whose X-Forwarded-* headers to believe: nobody's, or those of these addresses. */
  readonly trustProxy: false | string;
  readonly logLevel: string;
  /** Absolute path of the built site. */
  readonly siteDir: string;
  /** How many new submissions one address may store in a time window. */
  readonly rateLimit: RateLimit;
  /** The same for one e-mail address, from wherever it comes. */
  readonly emailRateLimit: RateLimit;
  /** How long submissions are kept; absent: until somebody deletes them. */
  readonly retentionDays?: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const DATABASE_URL = /^(?:file:(?!:memory:)[^?#]*[^?#/]|(?:libsql|https?|wss?):\/\/\S+)$/;
const NAMED_NETWORK = /^(?:loopback|linklocal|uniquelocal)$/;

const wholeNumber = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `${name} must be a whole number from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

const isNetwork = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return Number(bits) <= longest || NAMED_NETWORK.test(text);
};

const trustedProxies = (text: string): false | string => {
  if (/^(?:off|false|no|0)$/i.test(text)) return false;
  // Never 'everybody', and no count of hops: both let a visitor who reaches us directly invent the
  // address he is counted by.
  return /^(?:on|true|yes|1)$/i.test(text) ? 'loopback, linklocal, uniquelocal' : text;
};

const Environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber('PORT', 0, 65_535), '3000'),
  DATABASE_URL: v.pipe(
    v.optional(v.string(), 'file:data/submissions.db'),
    v.regex(DATABASE_URL, 'DATABASE_URL must be file:<path of a file> or libsql://<host>'),
  ),
  DATABASE_AUTH_TOKEN: v.optional(v.string()),
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), 'off'),
    v.transform(trustedProxies),
    v.check(
      (trusted) => !trusted || trusted.split(/\s*,\s*/).every(isNetwork),
      'TRUST_PROXY must be off, on (proxies on private networks), or the addresses of the proxies',
    ),
  ),
  LOG_LEVEL: v.pipe(
    v.optional(v.string(), 'info'),
    v.check(
      (level) => LOG_LEVELS.includes(level),
      `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`,
    ),
  ),
  SITE_DIR: v.optional(v.string(), 'dist'),
  RATE_LIMIT_SUBMISSIONS: v.optional(wholeNumber('RATE_LIMIT_SUBMISSIONS', 1, 1_000_000), '20'),
  RATE_LIMIT_SECONDS: v.optional(wholeNumber('RATE_LIMIT_SECONDS', 1, 86_400), '600'),
  RATE_LIMIT_EMAIL_SUBMISSIONS: v.optional(
    wholeNumber('RATE_LIMIT_EMAIL_SUBMISSIONS', 1, 1_000_000),
    '20',
  ),
  RATE_LIMIT_EMAIL_SECONDS: v.optional(wholeNumber('RATE_LIMIT_EMAIL_SECONDS', 1, 86_400), '3600'),
  RETENTION_DAYS: v.optional(wholeNumber('RETENTION_DAYS', 1, 36_500)),
});

/** The variables that the server reads, each with its default, for their documentation. */
export const settingDefaults: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(Environment.entries).map(([name, schema]) => [name, v.getDefault(schema)]),
);

/**
 * Parses the server's settings; missing and empty ones take their defaults.
 * @throws Error one error, naming everything that is wrong and repeating no value
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.entries(env).flatMap(([name, text]) =>
    text?.trim() ? [[name, text.trim()]] : [],
  );
  const parsed = v.safeParse(Environment, Object.fromEntries(given));
  if (!parsed.success) {
    const problems = parsed.issues.map(({ message }) => `- ${message}`);
    throw new Error(`Settings that are wrong:\n${problems.join('\n')}`);
  }
  const values = parsed.output;
  return {
    host: values.HOST,
    port: values.PORT,
    database: {
      url: values.DATABASE_URL,
      ...(values.DATABASE_AUTH_TOKEN && { authToken: values.DATABASE_AUTH_TOKEN }),
    },
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    siteDir: resolve(values.SITE_DIR),
    rateLimit: { submissions: values.RATE_LIMIT_SUBMISSIONS, seconds: values.RATE_LIMIT_SECONDS },
    emailRateLimit: {
      submissions: values.RATE_LIMIT_EMAIL_SUBMISSIONS,
      seconds: values.RATE_LIMIT_EMAIL_SECONDS,
    },
    ...(values.RETENTION_DAYS !== undefined && { retentionDays: values.RETENTION_DAYS }),
  };
};
