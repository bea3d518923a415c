import type { Database, DatabaseSettings } from '../database/database.ts';
import { lookInto } from '../database/open.ts';
import { tablesOf } from '../database/schema.ts';
import { type MailState, mailState } from '../mail/mail-state.ts';
import { minute } from '../submissions/described.ts';
import { safeLine } from '../submissions/safe-text.ts';

const DAY_MS = 86_400_000;
const MB = 1_000_000;

const storedLine = async (database: Database, now: number): Promise<string> => {
  const today = new Date(now).toISOString().slice(0, 10);
  const weekAgo = new Date(now - 7 * DAY_MS).toISOString();
  const [row] = await database.read({
    sql: `SELECT count(*) AS n,
      count(CASE WHEN received_at >= $1 THEN 1 END) AS today,
      count(CASE WHEN received_at >= $2 THEN 1 END) AS week
      FROM submissions`,
    args: [today, weekAgo],
  });
  return `${row?.['today']} today (UTC), ${row?.['week']} in seven days, ${row?.['n']} in all`;
};

const mailLines = (mail: MailState): readonly (readonly [string, string])[] => {
  const waiting = mail.oldestWaiting
    ? `${mail.waiting} waiting, the oldest since ${minute(mail.oldestWaiting)}`
    : 'none waiting';
  const failing = mail.failingSince
    ? `${mail.failing} failing, since ${minute(mail.failingSince)}`
    : 'none failing';
  return [
    ['Mail', `${waiting}; ${failing}; ${mail.givenUp} given up`],
    ...(mail.partly ? [['', `${mail.partly} rejected for some of the recipients`] as const] : []),
    ['Last mail', mail.lastSent ? minute(mail.lastSent) : 'none sent yet'],
    ...(mail.lastError ? [['Last error', safeLine(mail.lastError)] as const] : []),
  ];
};

const backupLine = async (database: Database): Promise<string> => {
  if (!database.backUp) return 'made by the database server’s own tools';
  const [row] = await database.read({ sql: 'SELECT made_at FROM backups' });
  return row?.['made_at'] ? minute(String(row['made_at'])) : 'none yet';
};

export const inboxStatus = async (
  settings: DatabaseSettings,
  now = Date.now(),
): Promise<string> => {
  await using database = await lookInto(settings);
  if (!database) return 'There is no database yet.\n';
  if (!(await tablesOf(database)).includes('submissions')) {
    return 'No submission has been stored yet.\n';
  }
  const lines: readonly (readonly [string, string])[] = [
    ['Stored', await storedLine(database, now)],
    ...mailLines(await mailState(database)),
    ['Database', `${database.engine}, ${((await database.size()) / MB).toFixed(1)} MB`],
    ['Last backup', await backupLine(database)],
  ];
  return lines.map(([label, text]) => `${label.padEnd(13)}${text}\n`).join('');
};
