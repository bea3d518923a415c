import { setTimeout as wait } from 'node:timers/promises';
import { type MailWork, sendDue } from './send-due.ts';
import { SmtpFailure } from './smtp-failure.ts';

/** How often to look for emails to retry, and for emails left behind by a server that crashed. */
const LOOK_MS = 10_000;
/** Time limits at shutdown: for the email being sent, and overall. */
const LAST_MAIL_MS = 5000;
const STOP_MS = LAST_MAIL_MS + 400;

/** Sends emails as they become due, and retries after errors. */
export const startMailWorker = (work: MailWork) => {
  const { log, sender, settings } = work;
  const soon = new AbortController();
  const now = new AbortController();
  let isWoken = false;
  let endNap = () => {};
  const nap = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS).unref();
      endNap = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let trouble = '';
  const round = async (): Promise<void> => {
    try {
      await sendDue(work, { soon: soon.signal, now: now.signal });
      trouble = '';
    } catch (error) {
      const message = String(error);
      // The same error repeats every ten seconds: log it once.
      if (message !== trouble && !soon.signal.aborted)
        log.error({ err: error }, 'due emails were not sent');
      trouble = message;
    }
  };
  const run = async (): Promise<void> => {
    while (!soon.signal.aborted) {
      isWoken = false;
      await round();
      if (!isWoken && !soon.signal.aborted) await nap();
    }
  };

  const { host, port } = settings.smtp;
  sender.verify().then(
    () => log.info({ host, port }, 'the mail server is ready'),
    (error: unknown) => {
      const reason = SmtpFailure.from(error).message;
      log.warn({ host, port, reason }, 'the mail server is unavailable: mail stays queued');
    },
  );
  const running = run();

  return {
    /** Looks for due emails now. */
    wake() {
      isWoken = true;
      endNap();
    },
    /** Stops within six seconds, because the process must stop within ten. */
    async stop() {
      soon.abort();
      endNap();
      const timer = setTimeout(() => now.abort(), LAST_MAIL_MS);
      await Promise.race([running, wait(STOP_MS, undefined, { ref: false })]);
      clearTimeout(timer);
    },
  };
};
