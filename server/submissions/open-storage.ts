import type { FastifyBaseLogger } from 'fastify';
import { openDatabase } from '../database/open.ts';
import { type Counters, countersFor } from '../limits/counters.ts';
import type { Settings } from '../settings.ts';
import { startRetention } from './retention.ts';
import { type Submissions, submissionsIn } from './submission-store.ts';

interface Storage {
  readonly submissions: Submissions;
  readonly counters: Counters;
}

/**
 * Everything that the server keeps in its database, with retention if it is set.
 * @throws when the database cannot be opened
 */
export const openStorage = async (
  { database: settings, retentionDays: days }: Settings,
  log: FastifyBaseLogger,
): Promise<Storage> => {
  const database = await openDatabase(settings);
  const submissions = submissionsIn(database);
  const counters = countersFor(database, settings);
  if (days === undefined) return { submissions, counters };
  const end = startRetention({ database, days, log });
  const close = async () => {
    end();
    await submissions.close();
  };
  return { submissions: { ...submissions, close }, counters };
};
