import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { jsonLine, readable } from './inbox-format.ts';
import { type InboxOptions, readInboxOptions, USAGE, UsageError } from './inbox-options.ts';
import { readSettings } from './settings.ts';
import { storedSubmissions } from './stored-submissions.ts';

async function* lines({ json, ...selection }: InboxOptions): AsyncGenerator<string> {
  let count = 0;
  for await (const submission of storedSubmissions(readSettings(process.env).database, selection)) {
    count += 1;
    yield json ? jsonLine(submission) : readable(submission);
  }
  if (json) return;
  if (count > 0) yield `${count} ${count === 1 ? 'submission' : 'submissions'}.\n`;
  else if (selection.kind || selection.since) yield 'Nothing that matches has arrived yet.\n';
  else yield 'Nothing has arrived yet. Messages from the site will show here.\n';
}

const fail = (message: string, exitCode: number): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
};

try {
  const options = readInboxOptions(process.argv.slice(2));
  await pipeline(
    options.help ? Readable.from([USAGE]) : Readable.from(lines(options)),
    process.stdout,
  );
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError) fail(`${message}\n\n${USAGE}`, 2);
  // Whoever reads us, such as `head`, has seen enough.
  else if (code !== 'EPIPE') fail(message, 1);
}
