import type { FormOutcome } from '../form-words.ts';
import type { Hero, ImageId, PageMeta, Path } from '../types.ts';
import { applicationForm } from './application-form.ts';
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';
import { reservationForm } from './reservation-form.ts';

export interface FormSentContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** Ways onward. */
  readonly links: readonly { readonly name: string; readonly to: Path }[];
}

const heroOf = ({ title, text: tagline }: FormOutcome, image: ImageId): Hero => ({
  title,
  tagline,
  image,
});

/** What a form that was posted without script leads to once it has been stored, by its kind. */
export const formSent: Readonly<Record<string, FormSentContent>> = {
  contact: {
    meta: {
      title: 'Message sent',
      description:
        'Your message has reached us. A consultant who knows the subject will answer it.',
    },
    hero: heroOf(contact.states.sent, 'pages/contact'),
    links: [
      { name: 'Home', to: '/' },
      { name: 'Explore Services', to: '/services' },
    ],
  },
  newsletter: {
    meta: {
      title: 'Newsletter subscription received',
      description:
        'Your address for the newsletter has reached us. If a mail comes to it, press the link in there to confirm it.',
    },
    hero: heroOf(newsletter.states.sent, 'pages/team'),
    links: [
      { name: 'Home', to: '/' },
      { name: 'Open vacancies', to: '/careers' },
    ],
  },
  application: {
    meta: {
      title: 'Application sent',
      description: 'Your application has reached us. The team that you would work with reads it.',
    },
    hero: heroOf(applicationForm.states.sent, 'pages/careers'),
    links: [
      { name: 'Home', to: '/' },
      { name: 'Open vacancies', to: '/careers' },
    ],
  },
  reservation: {
    meta: {
      title: 'Reservation sent',
      description: 'Your reservation has reached us. Our training team will confirm it by e-mail.',
    },
    hero: heroOf(reservationForm.states.sent, 'pages/training'),
    links: [
      { name: 'Home', to: '/' },
      { name: 'All training', to: '/training' },
    ],
  },
};

/** What a button of a mail about the newsletter leads to. */
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
  links: [
    { name: 'Home', to: '/' },
    { name: 'Open vacancies', to: '/careers' },
  ],
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
  links: [
    { name: 'Home', to: '/' },
    { name: 'What we keep, and for how long', to: '/privacy' },
  ],
} as const satisfies FormSentContent;
