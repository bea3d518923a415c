import { addressLine } from '../contact-details.ts';
import { type Kept, periodInWords, type Retention, receiptIsKept } from '../retention.ts';
import { site } from '../site.ts';
import type { Hero, PageMeta, TextSection } from '../types.ts';

export interface PrivacyContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** The date of the last change, ISO 8601. */
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly TextSection[];
  /** The panel that lists the data on this device, and erases it. */
  readonly deviceData: {
    readonly title: string;
    readonly text: string;
    readonly waitingLabel: string;
    readonly draftsLabel: string;
    readonly receiptsLabel: string;
    readonly listsLabel: string;
    readonly choicesLabel: string;
    readonly nothing: string;
    readonly unavailable: string;
    readonly erase: string;
    readonly confirm: {
      readonly question: string;
      /** Added to the question if messages that are not sent yet would be lost. */
      readonly warning: string;
      readonly yes: string;
      readonly no: string;
    };
    readonly erased: string;
  };
}

const keptFor = (retention: Retention): readonly string[] => {
  const period = (name: Kept) => periodInWords(retention[name]);
  return [
    `Contact messages and reservations on our server: ${period('message')}. What follows by mail, such as our replies: ${period('message')} after the last of it, or for the term of the agreement it led to.`,
    `Applications for work, sent from a vacancy or from our careers page: ${period('application')}, or less if you ask.`,
    `Newsletter addresses: until you unsubscribe. For ${period('proof')} after that we keep the proof that you had consented. An address that we asked you to confirm, and that was never confirmed: ${period('unconfirmed')}.`,
    `Technical records of web requests: ${period('requestRecord')} at most.`,
  ];
};

export const privacyWith = (retention: Retention) =>
  ({
    meta: {
      title: 'Privacy Policy',
      description:
        'What this website keeps on your device, what reaches us when you write or subscribe, how long we keep it, and your rights under POPIA.',
    },
    hero: {
      title: 'Privacy Policy',
      tagline: 'What stays on your device, what reaches us, and what you can have erased.',
      image: 'pages/legal',
    },
    updated: '2026-11-21',
    intro:
      'You can read every page here without telling us who you are. We learn your name or address only if you write to us or subscribe to the newsletter. This policy follows the Protection of Personal Information Act 4 of 2013 (POPIA).',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          `The responsible party is ${site.legalName}, ${addressLine}, telephone ${site.phone}.`,
          `Our information officer is the Chief Executive Officer, and the Director - Legal is the deputy information officer. Both receive what is sent to ${site.email} with the word ‘privacy’ in the subject line.`,
        ],
      },
      {
        title: 'What we receive from you',
        paragraphs: [
          'Only what you type into one of our four forms, together with what is needed to deliver it once and in order. We ask for nothing else, and we do not buy information about visitors.',
          'Please leave out identity numbers, bank details, health information and anything about other people that we do not need in order to answer.',
        ],
        list: [
          'Contact form: your name, your email address, your message, your telephone number and your organisation if you name them, the page of this site that it is about if a link there led you to the form, the time you wrote it and a random number that identifies it.',
          'Application form: your name, your email address, the vacancy, what you write about yourself, your telephone number and your links if you give them, the time and a random number.',
          'Reservation form: your name, your email address, the training intake, the number of places, whether it is for the waiting list, your telephone number if you give it, the time and a random number.',
          'Newsletter: the email address, the version of the consent line you saw, the times of subscribing, confirming and stopping and, again, a random number.',
          'With each form: whether it was filled in faster than people write, or in a place that only a program sees. It helps us to tell robots from people; a message that bears such a sign still reaches us.',
          'From every web request: the internet address, the page asked for and the time, as technical records that protect the server against abuse and help us to find faults. What you wrote in a form is not copied into them.',
        ],
      },
      {
        title: 'What is kept on your device',
        paragraphs: [
          'The site is built to work without signal, so part of it lives in your browser. Other websites cannot read this storage; other people who use the same browser profile can.',
        ],
        list: [
          'Messages, applications, reservations and newsletter subscriptions that are waiting to be delivered, in a database called IndexedDB, until our server has confirmed them or you cancel them.',
          'Drafts of what you type into a form, until you send or clear them.',
          `A receipt of each of them that has arrived: when it was written and received, the page, vacancy or intake it is about, and its random number, without your words, for ${periodInWords(receiptIsKept)}. The contact page lists the last hundred, and forgets each when you say so.`,
          'The text that another app has last shared with this one, until you add it to a message or discard it.',
          'Copies of all pages, and of the pictures where data is not scarce or you asked for them, kept by a service worker, so that they open offline. They hold nothing about you.',
          'The lists of vacancies and training intakes as this device last fetched them.',
          'Your choice of the light or dark theme and the wall you painted last, in localStorage, and your answers where the site has asked: about analytics, about installing it, about fetching pictures.',
        ],
      },
      {
        title: 'How a message travels',
        paragraphs: [
          'A message is written to your device first and sent second, over an encrypted connection. If the connection fails, the site tries again by itself, at growing intervals; browsers that support background sending may do so after you have closed the page.',
          'Once our server has confirmed that it has your message, the words, your name, your email address and your telephone number are erased from the device; a receipt without them stays. A message that the server refuses stays there, marked as needing attention, until you correct or delete it.',
          'While something is waiting you can see it, change it, send it at once or cancel it. On a shared or borrowed device, check that nothing is waiting before you hand it back.',
        ],
      },
      {
        title: 'Why we may use it',
        paragraphs: [
          'We process a message, an application or a reservation because you ask us to: to answer you, to prepare an agreement with you, to consider your application for work, or to keep a place for you.',
          'We send the newsletter because you consented to it, as section 69 of POPIA requires for electronic direct marketing. You withdraw that consent with the link in any issue or by writing to us, and it costs you nothing.',
          'Technical records serve our legitimate interest in a server that is safe and stays up.',
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: [
          'Your message is read by the staff who answer it. Companies that host our server, carry our mail or store our data act as operators under a written contract, for our purposes only.',
          'If Google Firebase delivers your message, what you send passes through Google’s servers, which also hold the lists of vacancies and training dates and may be outside South Africa; section 72 of POPIA allows this under an agreement that protects the information to the same standard.',
          'We do not sell or rent out personal information. We hand it to a public body only when a law or a court order obliges us.',
        ],
      },
      {
        title: 'Other websites and analytics',
        paragraphs: [
          'Pages, pictures and fonts all come from this site itself. Nothing is requested from advertisers, social networks or font services, and no cookies are set.',
          'There is one exception, and you would know about it. If we switch on Google Analytics for Firebase, the site asks you first, and loads no part of it unless you agree; the Cookie Policy describes what it then stores. If you have never seen that question, analytics is off.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'When a period ends we delete the information or make it anonymous. A law, such as the one on tax records, can oblige us to keep part of it for longer.',
        ],
        list: keptFor(retention),
      },
      {
        title: 'How we protect it',
        paragraphs: [
          'Connections are encrypted, the submissions database is open only to staff who need it, and access ends on the day a colleague leaves that role. If somebody unauthorised gains access to your information, we tell you and the Information Regulator as soon as reasonably possible.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'Write to the information officer to use any of these rights. We may have to verify that you are you, and answer within 30 days.',
        ],
        list: [
          'To be told whether we hold information about you, and to receive a copy of it.',
          'To have it corrected if it is wrong, out of date or misleading.',
          'To have it deleted if we no longer have a right to keep it.',
          'To object, on reasonable grounds, to our processing it.',
          'To object to direct marketing, and to withdraw a consent, at any time and without a reason.',
          'Not to be subject to a decision made by a machine alone; we make none.',
          'To complain to the Information Regulator, and to go to court.',
        ],
      },
      {
        title: 'Children',
        paragraphs: [
          'The forms are meant for adults. If you are under 18, let a parent or guardian write to us; if we find that a child has written without one, we ask for the guardian’s consent or delete the message.',
        ],
      },
      {
        title: 'The Information Regulator',
        paragraphs: [
          'We would like the chance to put a mistake right first, but you need not wait for us. Complaints about personal information go to the Information Regulator (South Africa), on its Form 5, at POPIAComplaints@inforegulator.org.za. The form and the Regulator’s address are at inforegulator.org.za.',
        ],
      },
      {
        title: 'Changes to this policy',
        paragraphs: [
          'We change this text when the site changes, and put the new date at its top. Because pages are kept for offline reading, an old copy may open without signal; the version online counts.',
        ],
      },
    ],
    deviceData: {
      title: 'On this device now',
      text: 'Erasing removes what you typed, the receipts, the remembered lists and your choices from this browser. The saved copies of pages stay until you clear the site’s data in the browser’s own settings.',
      waitingLabel: 'Messages and subscriptions waiting',
      draftsLabel: 'Drafts',
      receiptsLabel: 'Receipts of what has arrived',
      listsLabel: 'Remembered vacancies and intakes',
      choicesLabel: 'Theme and other choices',
      nothing: 'There is nothing of yours on this device.',
      unavailable: 'This browser gives the site no storage, so there is nothing to erase.',
      erase: 'Erase it from this device',
      confirm: {
        question: 'Erase all of this?',
        warning: 'What is still waiting has not reached us. It will be lost.',
        yes: 'Yes, erase',
        no: 'No, keep it',
      },
      erased: 'Erased. Nothing of yours is left on this device.',
    },
  }) as const satisfies PrivacyContent;
