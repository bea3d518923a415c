import { parseArgs } from 'node:util';
import { isKind, type Kind, kindNames } from '../../src/submissions/kinds.ts';
import { dateTime } from '../graphql/date-time.ts';
import type { Position, Selection } from '../submissions/stored-submissions.ts';

export const USAGE = `Shows what visitors have sent, oldest first.

  npm run inbox -- [--json] [--csv] [--kind ${kindNames.join('|')}] [--since <date>] [--until <date>]
                   [--limit <number>] [--after <cursor>]
  npm run inbox -- --delete <id>
  npm run inbox -- --backup <file>

  --json    one JSON object a line
  --csv     a table for a spreadsheet: npm run --silent inbox -- --csv > inbox.csv
  --kind    only submissions of this kind
  --since   only what was received from this date on: 2027-01-31, or 2027-01-31T08:00:00Z (UTC)
  --until   only what was received up to this date, and on it
  --limit   so many at most; a readable list ends with the command for the next ones
  --after   only what follows a submission: its receivedAt and its id, with a comma between them
  --delete  erases one submission for good, at once, and keeps no word of it
  --backup  copies the whole database into a new file, while the server runs

The database is the server's: DATABASE_URL.
`;

/** The command line is wrong. */
export class UsageError extends Error {}

export interface InboxOptions extends Selection {
  readonly json: boolean;
  readonly help: boolean;
  readonly csv?: true;
  /** The id of the submission to erase. */
  readonly delete?: string;
  /** The file to copy the database into. */
  readonly backup?: string;
}

const parseFlags = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
        kind: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
        limit: { type: 'string' },
        after: { type: 'string' },
        delete: { type: 'string' },
        backup: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const parseKind = (text: string): Kind => {
  if (isKind(text)) return text;
  throw new UsageError(`--kind must be ${kindNames.join(' or ')}, not '${text}'`);
};

const parseDate = (flag: string, text: string, time: string): string => {
  try {
    return dateTime.parseValue(text.includes('T') ? text : `${text}T${time}Z`);
  } catch {
    throw new UsageError(`${flag} must be a date such as 2027-01-31, not '${text}'`);
  }
};

const parseLimit = (text: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--limit must be a whole number from 1, not '${text}'`);
};

const parseCursor = (text: string): Position => {
  const [, receivedAt, id] = /^([^,]+),([\w-]+)$/.exec(text) ?? [];
  if (receivedAt && id) return { receivedAt: parseDate('--after', receivedAt, '00:00:00'), id };
  throw new UsageError(`--after must be the receivedAt and id of a submission, not '${text}'`);
};

/** What `--after` understands. */
export const cursorOf = ({ receivedAt, id }: Position): string => `${receivedAt},${id}`;

/**
 * Parses the command line of the inbox.
 * @throws UsageError
 */
export const readInboxOptions = (args: string[]): InboxOptions => {
  const {
    json,
    csv,
    help,
    delete: id,
    backup,
    kind,
    since,
    until,
    limit,
    after,
  } = parseFlags(args);
  if (json && csv) throw new UsageError('--json and --csv cannot go together');
  if (id !== undefined) {
    if ([json, csv, backup, kind, since, until, limit, after].some(Boolean)) {
      throw new UsageError('--delete takes one id, and no other flag');
    }
    return { json, help, delete: id.trim().toLowerCase() };
  }
  if (backup !== undefined) {
    if (!backup || [json, csv, kind, since, until, limit, after].some(Boolean)) {
      throw new UsageError('--backup takes one file, and no other flag');
    }
    return { json, help, backup };
  }
  return {
    json,
    help,
    ...(csv && { csv }),
    ...(kind !== undefined && { kind: parseKind(kind) }),
    ...(since !== undefined && { since: parseDate('--since', since, '00:00:00') }),
    ...(until !== undefined && { until: parseDate('--until', until, '23:59:59.999') }),
    ...(limit !== undefined && { limit: parseLimit(limit) }),
    ...(after !== undefined && { after: parseCursor(after) }),
  };
};
