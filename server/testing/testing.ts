import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FieldsOf, Kind } from '../../src/submissions/kinds.ts';
import { requestFor } from '../../src/submissions/operation.ts';
import {
  isSubmissionId,
  type Submission,
  type SubmissionId,
  type SubmissionOf,
} from '../../src/submissions/submission.ts';
import type { DatabaseSettings } from '../database/database.ts';
import { type Selection, storedSubmissions } from '../submissions/stored-submissions.ts';

export type Files = Readonly<Record<string, string | Buffer>>;

export const makeDirectory = (files: Files = {}) => {
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

type Changes = Partial<Pick<Submission, 'id' | 'composedAt' | 'signs'>>;

/** Returns a function that makes valid submissions of one kind, and applies given changes. */
const maker =
  <K extends Kind>(kind: K, fields: FieldsOf<K>) =>
  (fieldChanges: Partial<FieldsOf<K>> = {}, changes: Changes = {}): SubmissionOf<K> => ({
    kind,
    id: newId(),
    composedAt: '2026-11-20T10:00:00.000Z',
    fields: { ...fields, ...fieldChanges },
    ...changes,
  });

const sender = { name: 'Thandi Nkosi', email: 'thandi@client.example' };

export const aContactMessage = maker('contact', {
  ...sender,
  message: 'Please call me about a migration.',
});

export const aSubscription = maker('newsletter', {
  email: sender.email,
  consentVersion: '2026-11',
});

export const anApplication = maker('application', {
  ...sender,
  vacancy: 'data-engineer',
  message: 'I have kept pipelines running for six years.',
});

export const aReservation = maker('reservation', {
  ...sender,
  intake: 'power-platform-2027-q1',
  places: '3',
});

/** Makes a message with a unique email address, so that no limit per address is reached. */
export const uniqueContactMessage = (): SubmissionOf<'contact'> => {
  const id = newId();
  const fields = { email: `${id}@client.example`, message: `Please call me about ${id}.` };
  return aContactMessage({ name: 'Load', ...fields }, { id, composedAt: new Date().toISOString() });
};

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
  const finish = async () => {
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code: code as number | null, stdout, stderr };
  };
  return { child, finish };
};

/** Starts the server, and waits until it has printed the line with its address. */
export const startServer = async (env: Readonly<Record<string, string>>) => {
  const { child } = startScript('server', { PORT: '0', ...env });
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data');
  const line = String(printed);
  const closed = once(child, 'close');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    const [code] = await closed;
    return code;
  };
  return { child, stop, line, origin: originIn(line) };
};

export const sendTo = (
  origin: string,
  submission: Submission,
  signal: AbortSignal | null = null,
): Promise<Response> =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestFor(submission)),
    signal,
  });
