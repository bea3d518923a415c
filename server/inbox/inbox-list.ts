import type { DatabaseSettings } from '../database/database.ts';
import {
  type Position,
  type Selection,
  storedSubmissions,
} from '../submissions/stored-submissions.ts';
import { csvHeader, csvRecord } from './inbox-csv.ts';
import { jsonLine, readable } from './inbox-format.ts';
import { cursorOf, type InboxOptions } from './inbox-options.ts';

const countOf = (count: number): string => `${count} ${count === 1 ? 'submission' : 'submissions'}`;

const commandAfter = (last: Position, { limit, kind, since, until }: Selection): string => {
  const flags = { limit, kind, since, until, after: cursorOf(last) };
  const words = Object.entries(flags).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name} ${value}`],
  );
  return `npm run inbox -- ${words.join(' ')}`;
};

async function* readableList(
  database: DatabaseSettings,
  selection: Selection,
): AsyncGenerator<string> {
  const { limit = Number.POSITIVE_INFINITY, ...filters } = selection;
  let count = 0;
  let last: Position | undefined;
  // Reads one more submission than it shows, to know whether there is a next page.
  for await (const submission of storedSubmissions(database, { ...filters, limit: limit + 1 })) {
    if (last && count === limit) {
      yield `${countOf(count)}, and there are more:\n  ${commandAfter(last, selection)}\n`;
      return;
    }
    count += 1;
    last = submission;
    yield readable(submission);
  }
  if (count > 0) yield `${countOf(count)}.\n`;
  else if (selection.after) yield 'Nothing that matches follows.\n';
  else if (Object.keys(filters).length > 0) yield 'Nothing that matches has arrived yet.\n';
  else yield 'Nothing has arrived yet. Messages from the site will show here.\n';
}

/** Yields the output of the inbox piece by piece, with at most a page of rows in memory. */
export async function* inboxList(
  database: DatabaseSettings,
  { json, csv, help: _, delete: __, backup: ___, subscribers: ____, ...selection }: InboxOptions,
): AsyncGenerator<string> {
  if (!json && !csv) return yield* readableList(database, selection);
  if (csv) yield csvHeader;
  const format = csv ? csvRecord : jsonLine;
  for await (const submission of storedSubmissions(database, selection)) yield format(submission);
}
