import { createHash, createHmac, randomBytes } from 'node:crypto';
import { newsletterLinks } from '../../src/submissions/native-forms.ts';

const BYTES = 16;

/** Creates a token for a link that confirms a subscription: 128 random bits. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/**
 * Returns the token for the links that end all subscriptions of an address. The token never
 * changes, so links in old emails still work. It can be computed only with `secret`.
 */
export const endTokenOf = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(email.toLowerCase())
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

/** Returns the URL that ends all subscriptions of `email`. Mail programs may post to this URL. */
export const unsubscribeLink = (siteUrl: string, secret: string, email: string): string =>
  `${siteUrl}${newsletterLinks.unsubscribe.page}?token=${endTokenOf(secret, email)}`;

export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{22}$/.test(text);

/** Only this hash of a token is stored. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
