import type { DatabaseSettings } from '../database/database.ts';
import { type Selection, storedSubmissions } from '../submissions/stored-submissions.ts';
import { csvHeader, csvRecord } from './inbox-csv.ts';
import { jsonLine, readable } from './inbox-format.ts';
import type { InboxOptions } from './inbox-options.ts';

const countOf = (count: number): string => `${count} ${count === 1 ? 'submission' : 'submissions'}`;

async function* readableList(
  database: DatabaseSettings,
  selection: Selection,
): AsyncGenerator<string> {
  const { limit = Number.POSITIVE_INFINITY, kind, since, until } = selection;
  let count = 0;
  let last = '';
  // Reads one more submission than it shows, to find out whether there are more.
  for await (const submission of storedSubmissions(database, { ...selection, limit: limit + 1 })) {
    if (count === limit) {
      yield `${countOf(count)}, and there are more: see --since ${last}\n`;
      return;
    }
    count += 1;
    last = submission.receivedAt;
    yield readable(submission);
  }
  if (count > 0) yield `${countOf(count)}.\n`;
  else if (kind || since || until) yield 'No submission matches.\n';
  else yield 'Nothing has arrived yet. Messages from the site will appear here.\n';
}

/** Yields the inbox's output in pieces. At most one page of rows is in memory. */
export async function* inboxList(
  database: DatabaseSettings,
  options: Pick<InboxOptions, 'json' | 'csv'> & Selection,
): AsyncGenerator<string> {
  const { json, csv } = options;
  if (!json && !csv) return yield* readableList(database, options);
  if (csv) yield csvHeader;
  const format = csv ? csvRecord : jsonLine;
  for await (const submission of storedSubmissions(database, options)) yield format(submission);
}
