import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { requestFor } from '../../src/submissions/operation.ts';
import {
  isSubmissionId,
  type Submission,
  type SubmissionId,
  type SubmissionOf,
} from '../../src/submissions/submission.ts';
import type { DatabaseSettings } from '../database/database.ts';
import { type Selection, storedSubmissions } from '../submissions/stored-submissions.ts';

export const makeDirectory = (files: Readonly<Record<string, string | Buffer>> = {}) => {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return { path, write, remove: () => rmSync(path, { recursive: true, force: true }) };
};

export const originIn = (line: unknown): string => String(line).split(' site on ')[1]?.trim() ?? '';

type Flat = Readonly<Record<string, string>> & { readonly id: string };

/** Returns the submissions that `npm run inbox` would list, as flat objects like its JSON lines. */
export const everythingStored = async (
  database: DatabaseSettings,
  selection: Selection = {},
): Promise<readonly Flat[]> => {
  const stored: Flat[] = [];
  for await (const { fields, ...envelope } of storedSubmissions(database, selection)) {
    stored.push({ ...envelope, ...fields });
  }
  return stored;
};

export const newId = (): SubmissionId => {
  const id = randomUUID();
  if (!isSubmissionId(id)) throw new Error(`${id} is not a submission id`);
  return id;
};

export const aContactMessage = (
  changes: Partial<SubmissionOf<'contact'>> = {},
): SubmissionOf<'contact'> => ({
  kind: 'contact',
  id: newId(),
  composedAt: '2026-11-20T10:00:00.000Z',
  fields: {
    name: 'Thandi Nkosi',
    email: 'thandi@client.example',
    message: 'Please call me about a migration.',
  },
  ...changes,
});

/**
 * Makes a message with its own email address, so that no test reaches the limit per email address.
 */
export const uniqueContactMessage = (): SubmissionOf<'contact'> => {
  const id = newId();
  const email = `${id}@client.example`;
  return aContactMessage({
    id,
    composedAt: new Date().toISOString(),
    fields: { name: 'Load', email, message: `Please call me about ${id}.` },
  });
};

export const aSubscription = (
  changes: Partial<SubmissionOf<'newsletter'>> = {},
): SubmissionOf<'newsletter'> => ({
  kind: 'newsletter',
  id: newId(),
  composedAt: '2026-11-20T10:00:00.000Z',
  fields: { email: 'thandi@client.example', consentVersion: '2026-11' },
  ...changes,
});

export const anApplication = (
  changes: Partial<SubmissionOf<'application'>['fields']> = {},
): SubmissionOf<'application'> => ({
  ...aContactMessage(),
  kind: 'application',
  fields: {
    ...aContactMessage().fields,
    vacancy: 'data-engineer',
    message: 'I have kept pipelines running for six years.',
    ...changes,
  },
});

export const aReservation = (
  changes: Partial<SubmissionOf<'reservation'>['fields']> = {},
): SubmissionOf<'reservation'> => ({
  ...aContactMessage(),
  kind: 'reservation',
  fields: {
    name: 'Thandi Nkosi',
    email: 'thandi@client.example',
    intake: 'power-platform-2027-q1',
    places: '3',
    ...changes,
  },
});

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where `startScript` finds the compiled server. See compiled-server.ts. */
export const COMPILED_SERVER = '.cache/unit-server';

export const startScript = (
  script: 'server' | 'inbox',
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) => {
  const child = spawn(process.execPath, [join(COMPILED_SERVER, `${script}.js`), ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env['PATH'], ...env },
  });
  const finish = async (): Promise<Finished> => {
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code, stdout, stderr };
  };
  return { child, finish };
};

/** Starts the server, and waits until it has printed the line with its address. */
export const startServer = async (env: Readonly<Record<string, string>>) => {
  const { child, finish } = startScript('server', { PORT: '0', ...env });
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data');
  const line = String(printed);
  return { child, finish, line, origin: originIn(line) };
};

export const sendTo = (origin: string, submission: Submission): Promise<Response> =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestFor(submission)),
  });
