import { parseArgs } from 'node:util';
import { isKind, type Kind, kindNames } from '../../src/submissions/kinds.ts';
import { dateTime } from '../graphql/date-time.ts';

export const USAGE = `Lists visitors' submissions, oldest first.

  npm run inbox -- [--json] [--csv] [--kind ${kindNames.join('|')}] [--since <date>] [--until <date>]
                   [--limit <number>]
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
  --limit   at most this many; a readable list says if there are more
  --delete  erases one submission and all its text, at once and permanently
  --backup  copies the whole database into a new file, while the server runs
  --status  the numbers of submissions, waiting emails and failing emails, and the last backup
  --test-mail  sends an email to MAIL_TO, and prints the result
  --subscribers  confirmed subscribers of the newsletter, each with a link to unsubscribe,
            and unconfirmed subscribers, who subscribed while no mail could be sent

Uses the server's settings: DATABASE_URL; for --test-mail, also SMTP_URL, MAIL_FROM and MAIL_TO;
for --subscribers, also SITE_URL or SITE_DIR.
`;

export class UsageError extends Error {}

const parseFlags = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        kind: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
        limit: { type: 'string' },
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

/** Maps each command's flag to the other flags that it allows. Listing needs no flag. */
const commands: Readonly<Record<string, readonly string[]>> = {
  delete: [],
  backup: [],
  status: [],
  'test-mail': [],
  subscribers: ['json', 'csv'],
};

/** @throws UsageError */
export const readInboxOptions = (args: string[]) => {
  const flags = parseFlags(args);
  const { kind, since, until, limit } = flags;
  const given = Object.keys(flags);
  if (flags.json && flags.csv) throw new UsageError('--json and --csv cannot be combined');
  for (const [flag, besides] of Object.entries(commands)) {
    const other = given.find((name) => ![flag, 'help', ...besides].includes(name));
    if (given.includes(flag) && other) {
      throw new UsageError(`--${flag} and --${other} cannot be combined`);
    }
  }
  if (flags.backup === '') throw new UsageError('--backup takes one file');
  return {
    ...flags,
    delete: flags.delete?.trim().toLowerCase(),
    kind: kind === undefined ? undefined : parseKind(kind),
    since: since === undefined ? undefined : parseDate('--since', since, '00:00:00'),
    until: until === undefined ? undefined : parseDate('--until', until, '23:59:59.999'),
    limit: limit === undefined ? undefined : parseLimit(limit),
  };
};

export type InboxOptions = Partial<ReturnType<typeof readInboxOptions>>;
