import { readBuildFacts } from '../build-facts.ts';
import { lookInto } from '../database/open.ts';
import { createLogger, logLines } from '../logger.ts';
import { type Subscriber, subscribersIn } from '../newsletter/subscriber-list.ts';
import { type Settings, siteUrlOf } from '../settings.ts';
import { minute } from '../submissions/described.ts';
import { safeLine } from '../submissions/safe-text.ts';
import { record } from './inbox-csv.ts';
import { safeJsonLine } from './inbox-format.ts';
import type { InboxOptions } from './inbox-options.ts';

const COLUMNS = [
  'email',
  'status',
  'unsubscribe',
  'consentVersion',
  'receivedAt',
  'confirmedAt',
  'id',
] as const satisfies readonly (keyof Subscriber)[];

const csv = (subscriber: Subscriber): string => record(COLUMNS.map((name) => subscriber[name]));

const readable = ({ email, status, confirmedAt, receivedAt }: Subscriber): string => {
  const since = status === 'confirmed' ? confirmedAt : receivedAt;
  return `${safeLine(email)} · ${status}, ${minute(since)}\n`;
};

export async function* inboxSubscribers(
  settings: Settings,
  options: Pick<InboxOptions, 'json' | 'csv'>,
): AsyncGenerator<string> {
  const log = createLogger('error', logLines(process.stderr));
  const siteUrl = siteUrlOf(settings, readBuildFacts(settings.siteDir, log));
  await using database = await lookInto(settings.database);
  if (options.csv) yield record(COLUMNS);
  let count = 0;
  for await (const subscriber of database ? subscribersIn(database, siteUrl) : []) {
    count += 1;
    yield (options.csv ? csv : options.json ? safeJsonLine : readable)(subscriber);
  }
  if (options.csv || options.json) return;
  yield count === 0 ? 'Nobody has subscribed yet.\n' : `${count} in all.\n`;
}
