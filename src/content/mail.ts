import { addressLine } from './contact-details.ts';
import { confirmationLinkWorks, periodInWords, unconfirmedIsKept } from './retention.ts';
import { site } from './site.ts';

export interface MailWords {
  /** Mail to staff about a submission. Placeholders: `%%noun%%`, `%%name%%` and `%%about%%`. */
  readonly staff: {
    readonly subject: string;
    readonly subjectAbout: string;
    readonly onWaitingList: string;
    readonly intro: string;
    readonly received: string;
    readonly written: string;
    /** The label of the spam signs, which suggest that a bot sent the submission. */
    readonly signs: string;
    /** The label of the submission's id. */
    readonly id: string;
  };
  /**
   * Mail to the writer of a submission. It must not contain the writer's text, because somebody
   * could use the form to mail that text to a stranger.
   */
  readonly acknowledgement: {
    readonly greeting: string;
    /** Placeholder: `%%noun%%`. */
    readonly subject: string;
    /** The first paragraph, except for the kinds of submission in `intros`. */
    readonly intro: string;
    readonly intros: Readonly<Record<string, string>>;
    /** The labels of the topic's title and of the time. */
    readonly about: string;
    readonly received: string;
    readonly outro: readonly string[];
  };
  /** Mail that asks a new subscriber to confirm the newsletter subscription. */
  readonly confirmation: {
    readonly subject: string;
    readonly intro: readonly string[];
    /** The text of the link. */
    readonly link: string;
    readonly outro: readonly string[];
  };
  /** The mail that `npm run inbox -- --test-mail` sends. */
  readonly test: { readonly subject: string; readonly paragraphs: readonly string[] };
}

/** The server's texts in mails. */
export const mailWords = {
  staff: {
    subject: '%%noun%% from %%name%%',
    subjectAbout: 'About %%about%%: %%noun%% from %%name%%',
    onWaitingList: ' (waiting list)',
    intro: 'A visitor has written to us on the website. Reply to this mail to answer.',
    received: 'Received',
    written: 'Written',
    signs: 'May be spam',
    id: 'Number',
  },
  acknowledgement: {
    greeting: 'Good day,',
    subject: 'We have received your %%noun%%',
    intro: `thank you for writing to ${site.name}. Your %%noun%% has reached us, and a consultant who knows the subject will answer it personally.`,
    intros: {
      application: `thank you for applying to ${site.name}. Your application has reached us, and the team that you would work with will read it and answer you. This website takes no files: to add a CV, send it in a reply to this mail.`,
      reservation: `thank you for your interest in a training at ${site.name}. Your reservation has reached us. A place is yours once our training team has confirmed it to you by email; on the waiting list, we write as soon as one is free.`,
    },
    about: 'About',
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
      `somebody, most likely you, has entered this address for the newsletter of ${site.name}: one email a month about our work, training intakes and vacancies.`,
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
