import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 16;

/** For a link that confirms a subscription: 128 random bits. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/**
 * For the links that end the subscription of an address. Always the same one, so that the link in an
 * issue of years ago still works, and the list of subscribers can show it; nobody can make it who does
 * not have the secret.
 */
export const endTokenOf = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(email.toLowerCase())
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

/** Whether `text` can be a token at all, whole and of nothing else. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{22}$/.test(text);

/** The hash of a token, the only part that is stored. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
