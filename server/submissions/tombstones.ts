import { createHash } from 'node:crypto';
import type { Row } from '@libsql/client';

/** What tells two submissions apart, by column. */
type Content = Readonly<Record<(typeof COLUMNS)[number], string | null>>;

const COLUMNS = [
  'id',
  'kind',
  'name',
  'email',
  'message',
  'consent_version',
  'composed_at',
] as const;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What an erased submission is known by. */
export const idHash = (id: string): string => sha256(id);

/**
 * What is left of an erased submission's content. The id in it is the salt: a random UUID that only
 * the visitor's device still has, so that nobody can try addresses against what is left here.
 */
export const contentHash = (content: Content | Row): string =>
  sha256(JSON.stringify(COLUMNS.map((column) => content[column])));
