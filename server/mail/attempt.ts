import { backoff } from '../../src/backoff.ts';
import type { Mail, MailContext, Purpose } from './mail.ts';
import { type Ending, INTERRUPTED, type MailJob } from './mail-jobs.ts';
import type { MailSender, Sent } from './send-mail.ts';
import { reasonOf, SmtpFailure } from './smtp-failure.ts';

const WAITS = { firstMs: 60_000, longestMs: 15 * 60_000 };
/** The maximum number of attempts. They take about five days in total. */
const MOST_ATTEMPTS = 500;

/** Returns the delay in ms, which doubles with each failed attempt, up to 15 minutes. */
const retryDelayMs = (attempts: number): number =>
  Math.round(backoff(attempts, WAITS) * (1 - Math.random() / 4));

const later = (job: MailJob, reason: string, acceptedBy = job.acceptedBy): Ending => {
  const attempts = job.attempts + 1;
  return attempts < MOST_ATTEMPTS
    ? { ending: 'later', reason, afterMs: retryDelayMs(attempts), acceptedBy }
    : { ending: 'given-up', reason };
};

const endOfSent = (job: MailJob, { acceptedBy, refusals }: Sent): Ending => {
  const reason = refusals.map(({ message }) => message).join('; ');
  const rest = refusals.find(({ isFinal }) => !isFinal);
  return rest
    ? later(job, reason, [...job.acceptedBy, ...acceptedBy])
    : { ending: 'sent', refusal: reason || null };
};

const endOfFailure = (job: MailJob, { onceADay }: Purpose, failure: SmtpFailure): Ending => {
  const reason = failure.message;
  if (failure.isFinal && job.acceptedBy.length > 0) return { ending: 'sent', refusal: reason };
  return failure.isFinal || (onceADay && failure.mayHaveArrived)
    ? { ending: 'given-up', reason }
    : later(job, reason);
};

/**
 * Makes one attempt at a job that this server has claimed. Never rejects.
 * @param signal aborts the email in progress when the server stops
 */
export const attempt = async (
  job: MailJob,
  purpose: Purpose,
  sender: MailSender,
  context: MailContext,
  signal: AbortSignal,
): Promise<Ending> => {
  // The email may already have arrived, so it is not sent again.
  if (purpose.onceADay && job.isInterrupted) return { ending: 'given-up', reason: INTERRUPTED };
  let mail: Mail | null;
  try {
    mail = await purpose.compose(job.submissionId, context);
  } catch (error) {
    return later(job, reasonOf(`the email could not be composed: ${error}`));
  }
  if (!mail) return { ending: 'nothing-to-send' };
  try {
    const id = `${job.submissionId}.${job.purpose}`;
    return endOfSent(job, await sender.send(mail, id, { signal, except: job.acceptedBy }));
  } catch (error) {
    const ending = endOfFailure(job, purpose, SmtpFailure.from(error));
    return ending.ending === 'later' && signal.aborted
      ? { ...ending, reason: null, afterMs: 0 }
      : ending;
  }
};
