import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { BuildFacts } from './build-facts.ts';
import type { DatabaseSettings } from './database/database.ts';
import { isDatabaseUrl } from './database/open.ts';
import { mailOf, mailVariables, missingIn } from './mail/mail-settings.ts';
import { misspelledNames } from './misspelled-names.ts';
import { setting } from './setting.ts';

export interface RateLimit {
  readonly submissions: number;
  readonly seconds: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The folder of the built site. It may be missing if the server is used only for `/graphql`. */
const SITE_DIR = 'dist';
const NAMED_NETWORK = /^(?:loopback|linklocal|uniquelocal)$/;

const checked = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isValid, message));

const wholeNumber = (name: string, min: number, max: number) =>
  v.pipe(
    checked(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `${name} must be a whole number from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

// Rejects a network that contains all addresses, because every client would then be trusted.
const isNetwork = (text: string): boolean => {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (Number(bits) > 0 && Number(bits) <= longest) || NAMED_NETWORK.test(text);
};

const trustedProxies = (text: string): false | string => {
  if (/^(?:off|false|no|0)$/i.test(text)) return false;
  // Neither 'all' nor a number of hops is allowed: with these, a visitor who connects directly
  // could forge the address to which the limits apply.
  return /^(?:on|true|yes|1)$/i.test(text) ? 'loopback, linklocal, uniquelocal' : text;
};

/** An origin as browsers serialize it: without a path or a default port. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const limit = (name: string) => wholeNumber(name, 1, 10_000_000);

const Variables = v.object({
  HOST: setting(
    'the address to listen on; a public address needs a proxy in front',
    v.optional(v.string(), '127.0.0.1'),
  ),
  PORT: setting(
    'the port; 0 for any free port',
    v.optional(wholeNumber('PORT', 0, 65_535), '3000'),
  ),
  DATABASE_URL: setting(
    '`file:<path>` for the embedded database, `postgres://<user>:<password>@<host>/<database>` for several instances',
    v.optional(
      checked(
        isDatabaseUrl,
        'DATABASE_URL must be file:<path of a file> or postgres://<user>:<password>@<host>/<database>',
      ),
      'file:data/submissions.db',
    ),
  ),
  DATABASE_CONNECTIONS: setting(
    'maximum PostgreSQL connections of each instance; the sum must be below `max_connections`',
    v.optional(wholeNumber('DATABASE_CONNECTIONS', 1, 1000), '10'),
  ),
  TRUST_PROXY: setting(
    'trusted [proxies](deployment.md#behind-a-proxy): comma-separated addresses or networks; `on` for all private networks',
    v.pipe(
      v.optional(v.string(), 'off'),
      v.transform(trustedProxies),
      v.check(
        (trusted) => !trusted || trusted.split(/\s*,\s*/).every(isNetwork),
        'TRUST_PROXY must be off, on (proxies on private networks), or the addresses of the proxies',
      ),
    ),
  ),
  ALLOWED_ORIGINS: setting(
    'other origins whose pages may post to `/graphql`, separated by commas',
    v.pipe(
      v.optional(v.string(), ''),
      v.transform((text) => (text ? text.split(/\s*,\s*/) : [])),
      v.check(
        (origins) => origins.every(isOrigin),
        'ALLOWED_ORIGINS must be origins such as https://www.company.example, separated by commas',
      ),
    ),
  ),
  LOG_LEVEL: setting(
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    v.optional(v.picklist(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ),
  SITE_DIR: setting(
    'the folder of the built site',
    v.optional(
      checked(
        (folder) => existsSync(join(folder, 'index.html')),
        'SITE_DIR must be the folder of a built site: there is no index.html in it',
      ),
    ),
  ),
  OPENINGS_FILE: setting(
    'the file of vacancies and intakes; by default, the file in the release',
    v.optional(v.string()),
  ),
  RATE_LIMIT_SUBMISSIONS: setting(
    'maximum submissions from one address (IPv6: one /64) in `RATE_LIMIT_SECONDS`; twice as many from an IPv6 /48, ten times as many from all visitors',
    v.optional(limit('RATE_LIMIT_SUBMISSIONS'), '100'),
  ),
  RATE_LIMIT_SECONDS: setting(
    'the time window of `RATE_LIMIT_SUBMISSIONS`',
    v.optional(wholeNumber('RATE_LIMIT_SECONDS', 1, 86_400), '600'),
  ),
  RATE_LIMIT_EMAIL_SUBMISSIONS: setting(
    'maximum submissions with one email address from one network in an hour; ten times as many from all networks',
    v.optional(limit('RATE_LIMIT_EMAIL_SUBMISSIONS'), '20'),
  ),
  RETENTION_DAYS: setting(
    'days until a message is deleted, instead of 24 months; also set it for the build, see [Retention](deployment.md#retention)',
    v.optional(wholeNumber('RETENTION_DAYS', 1, 36_500)),
  ),
  SITE_URL: setting(
    "the site's public origin, for links in emails; by default the `VITE_SITE_URL` of the build",
    v.optional(
      v.pipe(
        v.string(),
        v.transform((url) => url.replace(/\/+$/, '')),
        v.regex(
          /^https?:\/\/[^\s/?#]+$/,
          'SITE_URL must be an origin such as https://www.company.example',
        ),
      ),
    ),
  ),
  ...mailVariables,
  METRICS_TOKEN: setting(
    'the bearer token for [`/metrics`](deployment.md#metrics): at least 16 characters without spaces; by default `/metrics` does not exist',
    v.optional(
      checked(
        (token) => /^[!-~]{16,}$/.test(token),
        'METRICS_TOKEN must have 16 characters or more, and no spaces',
      ),
    ),
  ),
});

type Values = v.InferOutput<typeof Variables>;

// Lists the variables that the check reads, so that it runs even if another one is invalid.
const Environment = v.pipe(
  Variables,
  v.partialCheck(
    [['SMTP_URL'], ['MAIL_FROM'], ['MAIL_TO'], ['MAIL_ACKNOWLEDGE']],
    (given) => !missingIn(given),
    ({ input }) => missingIn(input) ?? '',
  ),
);

const EMAIL_SECONDS = 3600;

/** How many new submissions may be stored within a time window. */
const limitsOf = (values: Values) => {
  const seconds = values.RATE_LIMIT_SECONDS;
  const address = values.RATE_LIMIT_SUBMISSIONS;
  const email = values.RATE_LIMIT_EMAIL_SUBMISSIONS;
  return {
    /** From an IPv4 address, which a mobile carrier's customers may share, or an IPv6 /64. */
    rateLimit: { submissions: address, seconds },
    /** From one IPv6 /48. */
    networkRateLimit: { submissions: 2 * address, seconds },
    totalRateLimit: { submissions: 10 * address, seconds },
    /** With one email address from one network. */
    emailRateLimit: { submissions: email, seconds: EMAIL_SECONDS },
    /** With one email address, from any network. */
    emailTotalRateLimit: { submissions: 10 * email, seconds: EMAIL_SECONDS },
  };
};

export type Limits = ReturnType<typeof limitsOf>;

/** @throws Error for the operator if neither the settings nor the build contains the origin */
export const siteUrlOf = (
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  built: Pick<BuildFacts, 'siteUrl'> | null,
): string => {
  const url = siteUrl ?? built?.siteUrl;
  if (url === undefined) throw new Error('The address of the site is not known: set SITE_URL.');
  return url;
};

/** The server's variables, each with its default and description, for the documentation. */
export const settings = Object.entries(Variables.entries).map(([name, schema]) => ({
  name,
  preset: name === 'SITE_DIR' ? SITE_DIR : v.getDefault(schema),
  does: v.getDescription(schema) ?? '',
}));

const names = settings.map(({ name }) => name);

/**
 * Parses the server's settings. Missing and empty variables get their defaults.
 * @throws Error that names every invalid variable, but contains no values
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
  );
  const parsed = v.safeParse(Environment, given);
  const problems = [
    ...(parsed.issues ?? []).map(({ message }) => message),
    ...misspelledNames(Object.keys(env), names),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new Error(`Invalid settings:\n${problems.map((each) => `- ${each}`).join('\n')}`);
  }
  const values = parsed.output;
  const database: DatabaseSettings = {
    url: values.DATABASE_URL,
    connections: values.DATABASE_CONNECTIONS,
  };
  return {
    host: values.HOST,
    port: values.PORT,
    database,
    trustProxy: values.TRUST_PROXY,
    allowedOrigins: values.ALLOWED_ORIGINS,
    logLevel: values.LOG_LEVEL,
    siteDir: resolve(values.SITE_DIR ?? SITE_DIR),
    openingsFile: values.OPENINGS_FILE && resolve(values.OPENINGS_FILE),
    ...limitsOf(values),
    retentionDays: values.RETENTION_DAYS,
    siteUrl: values.SITE_URL,
    mail: mailOf(values),
    metricsToken: values.METRICS_TOKEN,
  };
};

export type Settings = ReturnType<typeof readSettings>;
