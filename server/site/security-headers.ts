import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { watchJson } from '../json-file.ts';

const Hash = v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[\w+/]+=*$/));

/** What the build adds to the policy: `csp-hashes.json` beside the pages. */
const Allowances = v.object({
  script: v.optional(v.array(Hash), []),
  style: v.optional(v.array(Hash), []),
  connect: v.optional(v.array(v.pipe(v.string(), v.regex(/^(?:https|wss):\/\/[\w.*:-]+$/))), []),
  trustedTypes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w#=@./%-]+$/)))),
});
type Allowances = v.InferOutput<typeof Allowances>;

const NONE: Allowances = { script: [], style: [], connect: [] };

const contentSecurityPolicy = ({ script, style, connect, trustedTypes }: Allowances): string => {
  const self = (hosts: readonly string[]) => ["'self'", ...hosts].join(' ');
  const quoted = (hashes: readonly string[]) => self(hashes.map((hash) => `'${hash}'`));
  return [
    "default-src 'none'",
    `script-src ${quoted(script)}`,
    `style-src ${quoted(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${self(connect)}`,
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
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

/** The headers of every answer; follows a rebuild of the site. */
export const watchSecurityHeaders = (
  siteDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): ((isHttps: boolean) => Readonly<Record<string, string>>) => {
  const allowances = watchJson(join(siteDir, 'csp-hashes.json'), Allowances, log);
  return (isHttps) => ({
    'content-security-policy': contentSecurityPolicy(allowances() ?? NONE),
    ...FIXED,
    ...(isHttps && HTTPS_ONLY),
  });
};
