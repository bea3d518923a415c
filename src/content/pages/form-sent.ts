import type { Hero, PageMeta, Path } from '../types.ts';
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';

export interface FormSentContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** Ways onward. */
  readonly links: readonly { readonly name: string; readonly to: Path }[];
}

/** What a form that was posted without script leads to once it has been stored, or done what it says. */
export const contactSent = {
  meta: {
    title: 'Message sent',
    description: 'Your message has reached us. A consultant who knows the subject will answer it.',
  },
  hero: {
    title: contact.states.sent.title,
    tagline: contact.states.sent.text,
    image: 'pages/contact',
  },
  links: [
    { name: 'Home', to: '/' },
    { name: 'Explore Services', to: '/services' },
  ],
} as const satisfies FormSentContent;

export const newsletterSent = {
  meta: {
    title: 'Newsletter subscription received',
    description:
      'Your address for the newsletter has reached us. If a mail comes to it, press the link in there to confirm it.',
  },
  hero: {
    title: newsletter.states.sent.title,
    tagline: newsletter.states.sent.text,
    image: 'pages/team',
  },
  links: [
    { name: 'Home', to: '/' },
    { name: 'Open vacancies', to: '/careers' },
  ],
} as const satisfies FormSentContent;

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
