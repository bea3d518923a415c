import { pipeline } from 'node:stream/promises';
import { missingDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';
import { backUp } from './inbox-backup.ts';
import { deleteFromInbox } from './inbox-delete.ts';
import { inboxList } from './inbox-list.ts';
import { type InboxOptions, readInboxOptions, USAGE, UsageError } from './inbox-options.ts';
import { inboxStatus } from './inbox-status.ts';
import { inboxSubscribers } from './inbox-subscribers.ts';
import { sendTestMail } from './inbox-test-mail.ts';

async function* output(options: InboxOptions): AsyncGenerator<string> {
  if (options.help) return yield USAGE;
  const settings = readSettings(process.env);
  const { database, mail } = settings;
  if (options['test-mail']) return yield sendTestMail(mail);
  if (options.backup !== undefined) return yield backUp(database, options.backup);
  const missing = missingDatabase(database);
  if (missing) {
    process.stderr.write(
      `There is no database at ${missing}: the server creates it on startup. To use another database, set DATABASE_URL.\n`,
    );
  }
  if (options.status) return yield inboxStatus(database);
  if (options.subscribers) return yield* inboxSubscribers(settings, options);
  if (options.delete !== undefined) return yield deleteFromInbox(database, options.delete);
  yield* inboxList(database, options);
}

const fail = (message: string, exitCode: number): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
};

try {
  await pipeline(output(readInboxOptions(process.argv.slice(2))), process.stdout);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError) fail(`${message}\n\n${USAGE}`, 2);
  // EPIPE means that the next program, such as `head`, has closed the pipe.
  else if (code !== 'EPIPE') fail(message, 1);
}
