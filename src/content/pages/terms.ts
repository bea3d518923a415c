import { site } from '../site.ts';
import type { Hero, PageMeta, TextSection } from '../types.ts';

export interface TermsContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** The date of the last change, ISO 8601. */
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly TextSection[];
}

export const terms = {
  meta: {
    title: 'Terms of Service',
    description:
      'The terms for using this website: what it is for, when a message counts as received, offline copies, links, rights, liability and the law.',
  },
  hero: {
    title: 'Terms of Service',
    tagline: 'Short terms for a website on which nothing is sold.',
    image: 'pages/legal',
  },
  updated: '2026-11-21',
  intro: `These terms are between you and ${site.legalName} (‘we’). They cover this website only; work we do for you has an agreement of its own, and that agreement goes first where the two differ.`,
  sections: [
    {
      title: 'What you may do here',
      paragraphs: [
        'You may read, print, share and link to any page, and install the site on the home screen of your device. It costs nothing except your data.',
        'Please do not try to break in, send messages in bulk or under another person’s name, or load pages at a rate that slows the site for others. We may block requests that do.',
      ],
    },
    {
      title: 'Information, not an offer',
      paragraphs: [
        'We take care that what you read here is right on the day it is published. Descriptions of services, courses and products are invitations to talk: prices, dates and scope bind us once they are in a signed agreement or a confirmed booking.',
      ],
    },
    {
      title: 'Messages you send',
      paragraphs: [
        'A message counts as received when our server has confirmed it and the site has shown ‘Message sent!’. As long as it is marked as saved or waiting, it is on your device alone.',
        'Do not rely on the form where hours matter: report a system that is down by telephone, and deliver legal notices and tender documents to our street address.',
        'Sending a message creates no agreement and no duty of confidence. If yours contains secrets, let us sign a confidentiality agreement first.',
      ],
    },
    {
      title: 'Reading offline',
      paragraphs: [
        'After your first visit the site keeps its pages on your device. Without a connection you may therefore see an older text, an expired training date or a vacancy that has been filled. Lists that could not be refreshed say from which day they are.',
        'You can remove the copies at any time by clearing this site’s data in your browser.',
      ],
    },
    {
      title: 'Vacancies and training intakes',
      paragraphs: [
        'A listed vacancy may close early, and an intake may be full before the list shows it. An application or an enquiry reserves no place until we confirm it in writing.',
      ],
    },
    {
      title: 'Client accounts',
      paragraphs: [
        'Client accounts are not open yet, and the form on the sign-in page sends nothing. We never ask for a password by email or telephone.',
      ],
    },
    {
      title: 'Links to other sites',
      paragraphs: [
        'Our sister products run on websites of their own, which open in a new tab and have their own terms and privacy policies. For the content of sites that are not ours we cannot answer.',
      ],
    },
    {
      title: 'Rights in words and pictures',
      paragraphs: [
        'The texts, patterns, portraits and drawings belong to us or to those who made them for us. You may quote short passages if you name the source and link to it. For anything longer, or for use in advertising, ask us.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'We work to keep the site available and free of faults, but provide it as it is. We are not liable for loss that comes from using it or from its being unavailable, except where we acted with intent or gross negligence or where a law, such as the Consumer Protection Act 68 of 2008, does not allow us to exclude it.',
      ],
    },
    {
      title: 'The law that applies',
      paragraphs: [
        'South African law governs these terms, and South African courts decide disputes about them. Talk to us first: most matters are settled faster over a telephone call.',
        'If one of these terms turns out to be invalid, the others remain.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        `We may change the terms for future use of the site. The date above shows the last change, and earlier versions are available on request from ${site.email}.`,
      ],
    },
  ],
} as const satisfies TermsContent;
