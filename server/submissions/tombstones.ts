import { createHash } from 'node:crypto';
import type { Content } from './content.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What an erased submission is known by. */
export const idHash = (id: string): string => sha256(id);

// Which fields a submission had is part of its hash, but not which ones a release knows: a new
// optional field changes no hash of a submission without it.
const VERSION = 'v2:';

const hash = ({ id, kind, composedAt, fields }: Content): string => {
  const named = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return VERSION + sha256(JSON.stringify([id, kind, composedAt, named]));
};

/** The hash of the first release, over its columns. */
const firstHash = ({ id, kind, composedAt, fields }: Content): string => {
  const { name = null, email = null, message = null, consentVersion = null } = fields;
  return sha256(JSON.stringify([id, kind, name, email, message, consentVersion, composedAt]));
};

/**
 * What is left of an erased submission's content. The id in it is the salt: a random UUID that only
 * the visitor's device still has, so that nobody can try addresses against what is left here.
 */
export const contentHash = hash;

/** Whether a tombstone's hash, of any release, is that of `content`. */
export const isHashOf = (kept: string, content: Content): boolean =>
  kept === (kept.startsWith(VERSION) ? hash(content) : firstHash(content));
