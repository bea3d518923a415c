import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Unavailable } from '../database/database.ts';
import { attempt } from './attempt.ts';
import type { MailContext, Purpose } from './mail.ts';
import { claimJob, type Ending, endOf, type MailJob, nextDue } from './mail-jobs.ts';
import { type MailSender, SEND_MS } from './send-mail.ts';

/** The pause between two emails. Ten emails a second do not slow down visitors' requests. */
const PAUSE_MS = 100;
/** How long other servers ignore a claimed job. An attempt never takes this long. */
const CLAIM_MS = SEND_MS + 60_000;
const WRITE_AGAIN_MS = 1000;
/** How long recording a result may take when the server stops. */
const LAST_WRITE_MS = 300;

export interface MailWork extends Omit<MailContext, 'now'> {
  readonly purposes: Readonly<Record<string, Purpose>>;
  readonly sender: MailSender;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now?: () => number;
  readonly pauseMs?: number;
}

export interface Stop {
  /** When aborted, no further email is sent. */
  readonly soon: AbortSignal;
  /** When aborted, the email in progress is aborted, too. */
  readonly now: AbortSignal;
}

const report = (
  { purpose, attempts, isFailing }: MailJob,
  ended: Ending,
  log: MailWork['log'],
): void => {
  // The reason is not logged, because it may contain an address. `inbox --status` shows it.
  const job = { purpose, attempts: attempts + 1 };
  if (ended.ending === 'given-up') log.error(job, 'gave up sending an email');
  if (ended.ending === 'later' && ended.reason && !isFailing) log.warn(job, 'mail not sent yet');
  if (ended.ending === 'sent' && isFailing) log.info(job, 'mail sent after failures');
};

/**
 * Sends the due emails one at a time, until no more are due. Several servers may do this at the
 * same time, because only one of them can claim a job. A failed email is retried later, and does
 * not delay the others.
 * @throws Unavailable
 */
export const sendDue = async (work: MailWork, stop: Stop): Promise<void> => {
  const { database, purposes, sender, log, now = Date.now, pauseMs = PAUSE_MS } = work;
  const pause = (ms: number) =>
    wait(ms, undefined, { signal: stop.soon, ref: false }).catch(() => undefined);

  // Retries the write, because an email that was sent but not recorded would be sent again.
  const writeDown = async (job: MailJob, claim: string, ended: Ending): Promise<void> => {
    const end = [endOf(job, claim, ended, now())];
    for (;;) {
      const { aborted } = stop.soon;
      try {
        await database.write(end, aborted ? { withinMs: LAST_WRITE_MS } : {});
        return;
      } catch (error) {
        if (aborted || !(error instanceof Unavailable)) throw error;
        await pause(WRITE_AGAIN_MS);
      }
    }
  };

  while (!stop.soon.aborted) {
    const job = await nextDue(database, Object.keys(purposes), now());
    const purpose = job && purposes[job.purpose];
    if (!purpose) return;
    const claim = randomUUID();
    if (await claimJob(database, job, claim, now() + CLAIM_MS)) {
      const context = { ...work, now: new Date(now()) };
      const ended = await attempt(job, purpose, sender, context, stop.now);
      await writeDown(job, claim, ended);
      report(job, ended, log);
    }
    await pause(pauseMs);
  }
};
