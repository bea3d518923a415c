import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createLogger } from '../logger.ts';
import type { Limits, Settings } from '../settings.ts';
import type { Submissions } from '../submissions/submission-store.ts';
import { makeDirectory } from './testing.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly settings: Settings;
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

const many = { submissions: 1_000_000, seconds: 600 };

export const unlimited: Limits = {
  rateLimit: many,
  networkRateLimit: many,
  totalRateLimit: many,
  emailRateLimit: many,
  emailTotalRateLimit: many,
};

/** Builds the real server with a real database file, in a temporary directory. */
export const startTestApp = async (
  changes: Partial<Settings> = {},
  submissions?: Submissions,
): Promise<TestApp> => {
  const directory = makeDirectory();
  const lines: string[] = [];
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    database: { url: `file:${join(directory.path, 'submissions.db')}` },
    trustProxy: false,
    allowedOrigins: [],
    logLevel: 'trace',
    siteDir: join(directory.path, 'dist'),
    ...unlimited,
    ...changes,
  };
  const logger = createLogger(settings.logLevel, { write: (line) => void lines.push(line) });
  const app = await buildApp({ settings, logger, ...(submissions && { submissions }) }).catch(
    (error: unknown) => {
      directory.remove();
      throw error;
    },
  );
  return {
    app,
    settings,
    logged: () => lines.join(''),
    stop: async () => {
      await app.close();
      directory.remove();
    },
  };
};
