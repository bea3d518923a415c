import type { FormOutcome } from '../form-words.ts';
import type { Hero, ImageId, PageMeta, Path } from '../types.ts';
import { applicationForm } from './application-form.ts';
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';
import { reservationForm } from './reservation-form.ts';

interface Link {
  readonly name: string;
  readonly to: Path;
}

export interface FormSentContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** Links to other pages. */
  readonly links: readonly Link[];
}

type States = Readonly<Record<'sent', FormOutcome>>;

const home = { name: 'Home', to: '/' } as const;
const openVacancies = { name: 'Open vacancies', to: '/careers' } as const;

/** Returns the texts of a form, and of the page that confirms a post without script. */
const formWith = <Words extends { readonly states: States }>(
  words: Words,
  title: string,
  image: ImageId,
  next: Link,
) => ({
  words,
  sent: {
    meta: { title, description: words.states.sent.text },
    hero: { title: words.states.sent.title, tagline: words.states.sent.text, image },
    links: [home, next],
  } satisfies FormSentContent,
});

/** The form of each kind of submission. Add new kinds here. */
export const forms = {
  contact: formWith(contact, 'Message sent', 'pages/contact', {
    name: 'Explore Services',
    to: '/services',
  }),
  newsletter: formWith(newsletter, 'Subscription received', 'pages/team', openVacancies),
  application: formWith(applicationForm, 'Application sent', 'pages/careers', openVacancies),
  reservation: formWith(reservationForm, 'Reservation sent', 'pages/training', {
    name: 'All training',
    to: '/training',
  }),
};

/** The texts of the page after a confirmed newsletter subscription. */
export const newsletterConfirmed = {
  meta: {
    title: 'Newsletter subscription confirmed',
    description: 'You have confirmed your address for our newsletter. The next issue comes to it.',
  },
  hero: {
    title: 'You are subscribed',
    tagline: 'Thank you: your address is confirmed, and the next issue comes to it.',
    image: 'pages/team',
  },
  links: [home, openVacancies],
} as const satisfies FormSentContent;

export const newsletterUnsubscribed = {
  meta: {
    title: 'Unsubscribed from the newsletter',
    description: 'Your subscription to our newsletter has ended. No further issue comes to you.',
  },
  hero: {
    title: 'You are unsubscribed',
    tagline:
      'No further issue comes to you. Should you miss it, subscribe again at the foot of any page.',
    image: 'pages/team',
  },
  links: [home, { name: 'What we keep, and for how long', to: '/privacy' }],
} as const satisfies FormSentContent;
