import type { Submission } from '../../src/submissions/submission.ts';
import type { Database } from '../database/database.ts';
import type { Purpose } from '../mail/mail.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { purposes, queueMailsFor } from '../mail/purposes.ts';
import { sendDue } from '../mail/send-due.ts';
import { mailSender } from '../mail/send-mail.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { aContactMessage } from './testing.ts';

const titles: Record<'vacancies' | 'intakes', Readonly<Record<string, string>>> = {
  vacancies: { 'data-engineer': 'Data Engineer' },
  intakes: { 'power-platform-2027-q1': 'Power Platform Intensive' },
};

const MINUTE_MS = 60_000;

/** A clock that tests can set, and the log of the servers under test. */
export const aWorld = () => ({
  clock: Date.parse('2027-01-01T09:00:00Z'),
  logged: [] as unknown[],
});
type World = ReturnType<typeof aWorld>;

/** Creates a server that only stores submissions and sends emails, without timers. */
export const aMailingServer = (
  world: World,
  database: Database,
  settings: MailSettings,
  more: Readonly<Record<string, Purpose>> = {},
) => {
  const log = (...words: unknown[]) => world.logged.push(words);
  const submissions = submissionsIn(database, () => new Date(world.clock), {
    queue: (submission, now) => queueMailsFor(submission, settings, now),
    wake: () => undefined,
  });
  const stop = new AbortController();
  const work = {
    database,
    settings,
    openingTitle: (list: 'vacancies' | 'intakes', id: string) => titles[list][id],
    purposes: { ...purposes, ...more },
    sender: mailSender(settings),
    log: { info: log, warn: log, error: log },
    now: () => world.clock,
    pauseMs: 0,
  };
  const send = () => sendDue(work, { soon: stop.signal, now: stop.signal });
  return {
    work,
    send,
    store: async (submission: Submission = aContactMessage()) => {
      await submissions.store(submission);
      return submission;
    },
    passMinutes: async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        world.clock += MINUTE_MS;
        await send();
      }
    },
  };
};
