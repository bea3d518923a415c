import { parseArgs } from 'node:util';
import type { SubmissionKind } from '../src/outbox/submission.ts';
import { dateTime } from './date-time.ts';
import type { Selection } from './stored-submissions.ts';

export const USAGE = `Shows what visitors have sent, oldest first.

  npm run inbox -- [--json] [--kind contact|newsletter] [--since <date>]

  --json   one JSON object a line
  --kind   only contact messages, or only newsletter subscriptions
  --since  only what was received from this date on: 2027-01-31, or 2027-01-31T08:00:00Z (UTC)

The database is the server's: DATABASE_URL.
`;

/** The command line is wrong. */
export class UsageError extends Error {}

export interface InboxOptions extends Selection {
  readonly json: boolean;
  readonly help: boolean;
}

const isKind = (text: string): text is SubmissionKind =>
  text === 'contact' || text === 'newsletter';

const parseFlags = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
        kind: { type: 'string' },
        since: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const parseSince = (text: string): string => {
  try {
    return dateTime.parseValue(text.includes('T') ? text : `${text}T00:00:00Z`);
  } catch {
    throw new UsageError(`--since must be a date such as 2027-01-31, not '${text}'`);
  }
};

/**
 * Parses the command line of the inbox.
 * @throws UsageError
 */
export const readInboxOptions = (args: string[]): InboxOptions => {
  const { json, help, kind, since } = parseFlags(args);
  if (kind !== undefined && !isKind(kind)) {
    throw new UsageError(`--kind must be contact or newsletter, not '${kind}'`);
  }
  return {
    json,
    help,
    ...(kind && { kind }),
    ...(since !== undefined && { since: parseSince(since) }),
  };
};
