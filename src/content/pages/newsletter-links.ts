import type { Hero, PageMeta } from '../types.ts';

/** The texts of a page that a link in a mail opens. */
export interface NewsletterLinkContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly button: string;
  /** Shown below the button. */
  readonly note: string;
}

export const newsletterConfirm = {
  meta: {
    title: 'Confirm your newsletter subscription',
    description:
      'Opened from our mail: one press confirms that the newsletter may come to your address.',
  },
  hero: {
    title: 'Confirm your subscription',
    tagline:
      'After one press the newsletter comes to the address that our mail went to: one email a month, and every issue has a link to stop.',
    image: 'pages/team',
  },
  button: 'Confirm my subscription',
  note: 'You did not ask for it? Close this page, and no issue comes.',
} as const satisfies NewsletterLinkContent;

export const newsletterUnsubscribe = {
  meta: {
    title: 'Unsubscribe from the newsletter',
    description: 'Opened from one of our mails: one press, and no further issue comes to you.',
  },
  hero: {
    title: 'Stop the newsletter?',
    tagline:
      'After one press no further issue goes to the address that our mail went to. You need not give a reason.',
    image: 'pages/team',
  },
  button: 'Unsubscribe',
  note: 'To go on receiving it, just close this page.',
} as const satisfies NewsletterLinkContent;
