import type { Hero, PageMeta, Path } from '../types.ts';
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';

export interface FormSentPage {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** Ways onward. */
  readonly links: readonly { readonly name: string; readonly to: Path }[];
}

/** Where a form that was posted without script leads once it has been stored. */
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
} as const satisfies FormSentPage;

export const newsletterSent = {
  meta: {
    title: 'Newsletter subscription received',
    description: 'Your address for the newsletter has reached us. The next issue comes to it.',
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
} as const satisfies FormSentPage;
