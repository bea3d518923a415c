import { createHash } from 'node:crypto';
import type { Content } from './content.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const idHash = (id: string): string => sha256(id);

const VERSION = 'v2:';

/**
 * Returns a hash of an erased submission's content. The salt is the id, a random UUID that only the
 * visitor's device still has: without it, a guessed address cannot be tested against the hash. Only
 * fields with a value are hashed, so a new optional field does not change existing hashes.
 */
export const contentHash = ({ id, kind, composedAt, fields }: Content): string => {
  const named = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return VERSION + sha256(JSON.stringify([id, kind, composedAt, named]));
};
