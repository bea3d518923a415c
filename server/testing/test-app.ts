import { join } from 'node:path';
import { requestFor } from '../../src/submissions/operation.ts';
import type { Submission } from '../../src/submissions/submission.ts';
import { buildApp } from '../app.ts';
import { createLogger } from '../logger.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openStorage } from '../submissions/open-storage.ts';
import type { Submissions } from '../submissions/submission-store.ts';
import { aContactMessage, type Files, makeDirectory } from './testing.ts';

/** Settings with limits that no test reaches. */
export const unlimited = readSettings({
  PORT: '0',
  LOG_LEVEL: 'trace',
  RATE_LIMIT_SUBMISSIONS: '1000000',
  RATE_LIMIT_EMAIL_SUBMISSIONS: '1000000',
});

export const failingWith = (error: Error): Submissions => {
  const fail = () => Promise.reject(error);
  return { recall: fail, store: fail, check: fail };
};

/**
 * Builds the real server, with a real database file and a site in a temporary directory.
 * @param submissions replacements for methods of the submission store
 */
export const startTestApp = async (
  { site = {}, ...changes }: Partial<Settings> & { readonly site?: Files } = {},
  submissions: Partial<Submissions> = {},
) => {
  const directory = makeDirectory();
  const write = (name: string, content: string | Buffer) =>
    directory.write(join('dist', name), content);
  for (const [name, content] of Object.entries(site)) write(name, content);
  const lines: string[] = [];
  const settings: Settings = {
    ...unlimited,
    database: { url: `file:${join(directory.path, 'submissions.db')}` },
    siteDir: join(directory.path, 'dist'),
    ...changes,
  };
  const logger = createLogger(settings.logLevel, { write: (line) => void lines.push(line) });
  const open: typeof openStorage = async (...how) => {
    const storage = await openStorage(...how);
    return { ...storage, submissions: { ...storage.submissions, ...submissions } };
  };
  const app = await buildApp({ settings, logger, open }).catch((error: unknown) => {
    directory.remove();
    throw error;
  });
  return {
    app,
    settings,
    write,
    logged: () => lines.join(''),
    send: async (submission: Submission = aContactMessage()) =>
      app.inject({ method: 'POST', url: '/graphql', payload: requestFor(submission) }),
    stop: async () => {
      await app.close();
      directory.remove();
    },
  };
};
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
