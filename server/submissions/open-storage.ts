import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readBuildFacts } from '../build-facts.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { databaseSecret } from '../database/secret.ts';
import { countersFor } from '../limits/counters.ts';
import { visitorLimit } from '../limits/visitor-limit.ts';
import type { MailContext } from '../mail/mail.ts';
import { mailIsFailing, mailState } from '../mail/mail-state.ts';
import { startMailWorker } from '../mail/mail-worker.ts';
import { purposes as otherPurposes, queueMailsFor } from '../mail/purposes.ts';
import { mailSender } from '../mail/send-mail.ts';
import { confirmationMail } from '../newsletter/confirmation-mail.ts';
import { subscriptionsIn } from '../newsletter/subscriptions.ts';
import { type Settings, siteUrlOf } from '../settings.ts';
import { agreedRetention } from './agreed-retention.ts';
import { startRetention } from './retention.ts';
import { submissionsIn } from './submission-store.ts';

const prepare = async (database: Database, log: FastifyBaseLogger): Promise<string> => {
  const atRisk = await database.check();
  if (atRisk) log.warn({ atRisk }, 'messages whose senders have a receipt may be lost');
  return databaseSecret(database);
};

/**
 * Opens the database and starts everything that uses it.
 * @param openingTitle returns the title of a vacancy or training intake, for emails about it
 * @param watched wraps the database, to measure its calls
 * @throws if the database cannot be opened, or the privacy page contradicts the settings
 */
export const openStorage = async (
  settings: Settings,
  log: FastifyBaseLogger,
  openingTitle: MailContext['openingTitle'],
  watched: (database: Database) => Database = (database) => database,
) => {
  const { siteDir } = settings;
  const facts = readBuildFacts(siteDir, log);
  const retention = agreedRetention(settings.retentionDays, facts);
  const database = watched(await openDatabase(settings.database));
  const secret = await prepare(database, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const subscriptions = subscriptionsIn(database, secret);

  const { mail } = settings;
  const purposes = {
    ...otherPurposes,
    confirmation: confirmationMail(secret, () => siteUrlOf(settings, facts)),
  };
  const worker =
    mail &&
    startMailWorker({
      database,
      settings: mail,
      openingTitle,
      purposes,
      sender: mailSender(mail),
      log,
    });
  const submissions = submissionsIn(database, undefined, {
    queue: (submission, now) => [
      ...(submission.kind === 'newsletter'
        ? [subscriptions.record(submission, mail !== undefined)]
        : []),
      ...(mail ? queueMailsFor(submission, mail, now, purposes) : []),
    ],
    wake: () => worker?.wake(),
  });
  const endRetention = startRetention({
    database,
    retention: () => {
      if (!facts && existsSync(join(siteDir, 'index.html'))) {
        throw new Error('build-facts.json is missing or invalid: build the site again');
      }
      return retention;
    },
    log,
  });
  const close = async () => {
    endRetention();
    await worker?.stop();
    await database.close();
  };
  return {
    submissions,
    limit: visitorLimit(settings, countersFor(database, secret)),
    subscriptions,
    secret,
    mailIsFailing: async () => mail !== undefined && mailIsFailing(database),
    mailState: async () => mail && mailState(database),
    close,
  };
};

export type Storage = Awaited<ReturnType<typeof openStorage>>;
