import { parseArgs } from 'node:util';
import { isKind, type Kind, kindNames } from '../../src/submissions/kinds.ts';
import { dateTime } from '../graphql/date-time.ts';
import type { Position, Selection } from '../submissions/stored-submissions.ts';

export const USAGE = `Shows what visitors have sent, oldest first.

  npm run inbox -- [--json] [--csv] [--kind ${kindNames.join('|')}] [--since <date>] [--until <date>]
                   [--limit <number>] [--after <cursor>]
  npm run inbox -- --delete <id>
  npm run inbox -- --backup <file>
  npm run inbox -- --status
  npm run inbox -- --test-mail
  npm run inbox -- --subscribers [--json] [--csv]

  --json    one JSON object a line
  --csv     a table for a spreadsheet: npm run --silent inbox -- --csv > inbox.csv
  --kind    only submissions of this kind
  --since   only submissions received from this date on: 2027-01-31, or 2027-01-31T08:00:00Z (UTC)
  --until   only submissions received up to and including this date
  --limit   at most this many; a readable list ends with the command for the next page
  --after   only submissions after this one: its receivedAt and its id, with a comma between them
  --delete  erases one submission and all its text, at once and permanently
  --backup  copies the whole database into a new file, while the server runs
  --status  what was stored, which mails wait or fail, and when the last backup was made
  --test-mail  sends a mail to MAIL_TO, and prints the result
  --subscribers  confirmed subscribers of the newsletter, each with a link to unsubscribe,
            and unconfirmed subscribers, who subscribed while no mail could be sent

Uses the server's settings: DATABASE_URL; for --test-mail, also SMTP_URL, MAIL_FROM and MAIL_TO;
for --subscribers, also SITE_URL or SITE_DIR.
`;

export class UsageError extends Error {}

export interface InboxOptions extends Selection {
  readonly json: boolean;
  readonly help: boolean;
  readonly csv?: true;
  readonly delete?: string;
  readonly backup?: string;
  readonly status?: true;
  readonly testMail?: true;
  readonly subscribers?: true;
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
        status: { type: 'boolean' },
        'test-mail': { type: 'boolean' },
        subscribers: { type: 'boolean' },
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

export const cursorOf = ({ receivedAt, id }: Position): string => `${receivedAt},${id}`;

/** @throws UsageError */
export const readInboxOptions = (args: string[]): InboxOptions => {
  const flags = parseFlags(args);
  const { json, csv, help, delete: id, backup, kind, since, until, limit, after } = flags;
  if (json && csv) throw new UsageError('--json and --csv cannot go together');
  const needAlone = (
    own: keyof typeof flags,
    takes: string,
    besides: readonly string[] = [],
  ): void => {
    const others = Object.entries(flags).filter(
      ([name]) => name !== own && name !== 'help' && !besides.includes(name),
    );
    if (others.some(([, value]) => Boolean(value))) {
      throw new UsageError(`--${own} takes ${takes} other flag`);
    }
  };
  if (id !== undefined) {
    needAlone('delete', 'one id, and no');
    return { json, help, delete: id.trim().toLowerCase() };
  }
  if (backup !== undefined) {
    needAlone('backup', 'one file, and no');
    if (!backup) throw new UsageError('--backup takes one file');
    return { json, help, backup };
  }
  if (flags.status) {
    needAlone('status', 'no');
    return { json, help, status: true };
  }
  if (flags['test-mail']) {
    needAlone('test-mail', 'no');
    return { json, help, testMail: true };
  }
  if (flags.subscribers) {
    needAlone('subscribers', '--json or --csv, and no', ['json', 'csv']);
    return { json, help, ...(csv && { csv }), subscribers: true };
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
