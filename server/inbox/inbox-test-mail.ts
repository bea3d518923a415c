import { randomUUID } from 'node:crypto';
import { mailWords } from '../../src/content/mail.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { rendered } from '../mail/rendered.ts';
import { mailSender } from '../mail/send-mail.ts';
import { reasonOf, SmtpFailure } from '../mail/smtp-failure.ts';

const { subject, paragraphs } = mailWords.test;

/**
 * Sends one email to staff at once, bypassing the queue.
 * @returns a message for staff
 * @throws Error with a one-line message unless the email was accepted for every recipient
 */
export const sendTestMail = async (settings: MailSettings | undefined): Promise<string> => {
  if (!settings)
    throw new Error('Mail is not set up: SMTP_URL, MAIL_FROM and MAIL_TO are missing.');
  const { host, port } = settings.smtp;
  const server = `${host}:${port}`;
  try {
    const mail = { to: settings.to, subject, ...rendered(paragraphs) };
    const { acceptedBy, refusals, response } = await mailSender(settings).send(mail, randomUUID());
    const [refusal] = refusals;
    if (refusal) {
      throw new Error(
        `Sent to ${acceptedBy.join(', ')} only; ${server} refused the others: ${refusal.message}`,
      );
    }
    return `Sent to ${acceptedBy.join(', ')}; ${server} said: ${reasonOf(response)}\n`;
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error;
    throw new Error(`Not sent; ${server}: ${error.message}`, { cause: error });
  }
};
