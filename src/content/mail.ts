import { addressLine } from './contact-details.ts';
import { confirmationLinkWorks, periodInWords, unconfirmedIsKept } from './retention.ts';
import { site } from './site.ts';

export interface MailWords {
  /** To staff, about a contact message. `%%name%%` and `%%topic%%` are filled in. */
  readonly staff: {
    readonly subject: string;
    readonly topicSubject: string;
    readonly intro: string;
    readonly received: string;
    readonly written: string;
    /** Beside what hints at a robot. */
    readonly signs: string;
    /** Before the submission's id. */
    readonly id: string;
  };
  /** To the writer of a contact message: none of the writer's own words, or strangers could be mailed with them. */
  readonly acknowledgement: {
    readonly subject: string;
    readonly intro: readonly string[];
    /** Before the title of the topic, and before the time. */
    readonly topic: string;
    readonly received: string;
    readonly outro: readonly string[];
  };
  /** To somebody who wants the newsletter, before the first issue. */
  readonly confirmation: {
    readonly subject: string;
    readonly intro: readonly string[];
    /** The words of the link. */
    readonly link: string;
    readonly outro: readonly string[];
  };
  /** From `npm run inbox -- --test-mail`. */
  readonly test: { readonly subject: string; readonly paragraphs: readonly string[] };
}

/** What the server writes in mails, beside what visitors wrote. */
export const mailWords = {
  staff: {
    subject: 'Message from %%name%%',
    topicSubject: 'About %%topic%%: message from %%name%%',
    intro: 'A visitor has written to us on the website. Reply to this mail to answer.',
    received: 'Received',
    written: 'Written',
    signs: 'May be spam',
    id: 'Number',
  },
  acknowledgement: {
    subject: 'We have received your message',
    intro: [
      'Good day,',
      `thank you for writing to ${site.name}. Your message has reached us, and a consultant who knows the subject will answer it personally.`,
    ],
    topic: 'About',
    received: 'Received',
    outro: [
      `To add something, reply to this mail. If it is urgent, phone us on ${site.phone}. If you did not write to us, somebody has entered your address by mistake: you need not do anything.`,
      `${site.name}, ${addressLine}`,
    ],
  },
  confirmation: {
    subject: 'Please confirm your newsletter subscription',
    intro: [
      'Good day,',
      `somebody, most likely you, has entered this address for the newsletter of ${site.name}: one e-mail a month about our work, training intakes and vacancies.`,
    ],
    link: 'Confirm on this page that it may come',
    outro: [
      `The link works for ${periodInWords(confirmationLinkWorks)}. If it was not you, do nothing: no issue comes, and we delete the address after ${periodInWords(unconfirmedIsKept)}.`,
      `${site.name}, ${addressLine}`,
    ],
  },
  test: {
    subject: 'Test mail from the website',
    paragraphs: [
      'Somebody has asked the website for a test mail. Messages from visitors will come to you in the same way.',
    ],
  },
} as const satisfies MailWords;
