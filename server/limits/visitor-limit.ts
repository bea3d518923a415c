import { createHmac, randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { type SubmissionLimit, submissionLimit } from './rate-limit.ts';

/** Who is counted: the network address a submission came from, and the e-mail address in it. */
export interface Sender {
  readonly address: string;
  readonly email: string;
}

/**
 * What an e-mail address is counted by, so that none is in memory in clear. One mailbox has many
 * spellings: capitals and `+tags` do not make a new one.
 */
export const emailKeys = (salt: Buffer = randomBytes(32)): ((email: string) => string) => {
  return (email) => {
    const at = email.lastIndexOf('@');
    const mailbox = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
    const normal = `${mailbox}${email.slice(at)}`.toLowerCase();
    return createHmac('sha256', salt).update(normal).digest('base64url');
  };
};

/** Both limits as one. They refuse in the same words, which tell nobody who else has written. */
export const visitorLimit = ({
  rateLimit,
  emailRateLimit,
}: Pick<Settings, 'rateLimit' | 'emailRateLimit'>): SubmissionLimit<Sender> => {
  const addresses = submissionLimit(rateLimit);
  const emails = submissionLimit(emailRateLimit, emailKeys());
  return {
    async take({ address, email }) {
      // In this order: one who is refused by his address must not use up somebody else's e-mail.
      await addresses.take(address);
      try {
        await emails.take(email);
      } catch (refusal) {
        await addresses.giveBack(address);
        throw refusal;
      }
    },
    async giveBack({ address, email }) {
      await addresses.giveBack(address);
      await emails.giveBack(email);
    },
  };
};
