import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { readJson } from '../json-file.ts';

const Hash = v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[\w+/]+=*$/));

const Hosts = v.optional(
  v.array(v.pipe(v.string(), v.regex(/^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/))),
  [],
);

/** The build's additions to the policy: `csp-hashes.json` beside the pages. */
const Allowances = v.object({
  script: v.optional(v.array(Hash), []),
  style: v.optional(v.array(Hash), []),
  scriptHosts: Hosts,
  image: Hosts,
  connect: Hosts,
  trustedTypes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w#=@./%-]+$/)))),
});
type Allowances = v.InferOutput<typeof Allowances>;

const NONE = v.parse(Allowances, {});

const contentSecurityPolicy = (allowances: Allowances): string => {
  const { script, style, scriptHosts, image, connect, trustedTypes } = allowances;
  const self = (...sources: readonly string[]) => ["'self'", ...sources].join(' ');
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src ${self(...scriptHosts, ...quoted(script))}`,
    `style-src ${self(...quoted(style))}`,
    `img-src ${self('data:', ...image)}`,
    "font-src 'self'",
    `connect-src ${self(...connect)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(trustedTypes
      ? [
          "require-trusted-types-for 'script'",
          `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
        ]
      : []),
  ].join('; ');
};

const FIXED = {
  'x-content-type-options': 'nosniff',
  // The referrer is only the origin, because a query may contain the token from an emailed link.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

export const readSecurityHeaders = (
  siteDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): ((isHttps: boolean) => Readonly<Record<string, string>>) => {
  const allowances = readJson(join(siteDir, 'csp-hashes.json'), Allowances, log) ?? NONE;
  const policy = contentSecurityPolicy(allowances);
  return (isHttps) => ({
    'content-security-policy': policy,
    ...FIXED,
    ...(isHttps && HTTPS_ONLY),
  });
};
