import type { IconName } from '../icons.ts';
import { site } from '../site.ts';
import type { Hero, PageMeta } from '../types.ts';
import type { FormOutcome } from './newsletter.ts';

export interface ContactPanelRow {
  readonly id: 'phone' | 'whatsapp' | 'email' | 'address' | 'hours';
  readonly label: string;
  readonly note: string;
  readonly icon: IconName;
}

export interface FieldWords {
  readonly name: 'name' | 'email' | 'phone' | 'organisation' | 'message';
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
}

export interface ContactContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly intro: string;
  readonly panel: {
    readonly title: string;
    readonly rows: readonly ContactPanelRow[];
    /** A button that saves our details among the visitor's contacts. */
    readonly save: string;
    readonly directions: string;
    /** The text alternative of the plan. */
    readonly plan: string;
  };
  readonly form: {
    readonly title: string;
    /** In the order of the form. */
    readonly fields: readonly FieldWords[];
    /** Below a field whose text is close to its limit, or beyond it. */
    readonly length: { readonly used: string; readonly over: string };
    readonly submit: string;
    readonly submitting: string;
    readonly privacy: { readonly text: string; readonly linkText: string };
  };
  readonly draft: { readonly restored: string; readonly clear: string };
  /** Above the form, where another app has shared a text with this one. */
  readonly shared: { readonly offer: string; readonly add: string; readonly discard: string };
  readonly states: {
    /** The server's receipt has come. */
    readonly sent: FormOutcome;
    /** In the outbox, not yet receipted. */
    readonly saved: FormOutcome;
    /** Neither delivered nor stored: the page holds it. */
    readonly 'not-saved': FormOutcome;
    /** The same, for want of room. */
    readonly 'storage-full': FormOutcome;
    /** What sends it has not come through the connection; the text is still in the form. */
    readonly 'not-loaded': FormOutcome;
    /** The server refused it; the text is back in the form. */
    readonly refused: FormOutcome;
  };
  /** Below `states.sent`: what happens now; has a `{name}` and an `{email}` to fill in. */
  readonly next: string;
  /** Stays above the form afterwards; has a `{name}` and a `{time}` to fill in. */
  readonly receipt: string;
  /** Standing line above the form in a browser without storage. */
  readonly storageUnavailable: string;
}

/** The contact page; phone, e-mail and address themselves are in `site.ts`. */
export const contact = {
  meta: {
    title: `Contact us in ${site.address.suburb}`,
    description: `Call, e-mail or visit us in ${site.address.suburb}, or write a message here. Without signal it waits on your device and goes to us later.`,
  },
  hero: {
    title: 'Get in touch',
    tagline: 'Tell us what is slow, broken or missing, and we will say what we can do about it.',
    image: 'pages/contact',
  },
  intro:
    'A few plain sentences are enough: what your organisation does, what is in the way, and by when it has to be solved. A consultant who knows the subject reads your message and answers it personally.',
  panel: {
    title: 'Contact information',
    save: 'Save our number',
    directions: 'Directions',
    plan: `Plan of the streets around ${site.address.street}`,
    rows: [
      {
        id: 'phone',
        label: 'Phone',
        note: 'For anything urgent, and for clients with a system that is down.',
        icon: 'phone',
      },
      {
        id: 'whatsapp',
        label: 'WhatsApp',
        note: 'For a short question, or a photograph of what went wrong.',
        icon: 'message-square-text',
      },
      {
        id: 'email',
        label: 'E-mail',
        note: 'Best for documents, tender notices and longer questions.',
        icon: 'mail',
      },
      {
        id: 'address',
        label: 'Street address',
        note: 'Please make an appointment, so that the right person is in.',
        icon: 'map-pin',
      },
      {
        id: 'hours',
        label: 'Office hours',
        note: site.officeHours,
        icon: 'clock',
      },
    ],
  },
  form: {
    title: 'Send us a message',
    fields: [
      { name: 'name', label: 'Name', placeholder: 'Your name and surname' },
      { name: 'email', label: 'E-mail', placeholder: 'you@company.co.za' },
      {
        name: 'phone',
        label: 'Phone (optional)',
        placeholder: '082 555 0142',
        hint: 'If you would like us to call you back.',
      },
      { name: 'organisation', label: 'Organisation (optional)', placeholder: 'Where you work' },
      {
        name: 'message',
        label: 'Message',
        placeholder: 'What would you like to change, and by when?',
      },
    ],
    length: { used: '{used} of {most} characters', over: '{over} too many' },
    submit: 'Send message',
    submitting: 'Sending...',
    privacy: {
      text: 'We use what you write here to answer you, and for nothing else.',
      linkText: 'How we handle it',
    },
  },
  draft: {
    restored: 'We kept what you had typed here before.',
    clear: 'Clear the draft',
  },
  shared: {
    offer: 'Shared text – add it to your message?',
    add: 'Add it',
    discard: 'Discard it',
  },
  states: {
    sent: {
      title: 'Message sent!',
      text: 'Thank you for your message. We will get back to you as soon as possible.',
    },
    saved: {
      title: 'Message saved',
      text: 'It is saved on this device and will be sent as soon as there is a connection. If this device cannot do that in the background, it goes when you next open this site. A private window forgets it when it is closed.',
    },
    'not-saved': {
      title: 'Message not sent yet',
      text: 'There is no connection, and this device did not let us save your message. Keep this page open: it goes as soon as there is one. Or phone us.',
    },
    'storage-full': {
      title: 'No room to save',
      text: 'There is no connection, and this device has no space left for your message. Keep this page open: it goes as soon as there is one.',
    },
    'not-loaded': {
      title: 'Message not sent',
      text: 'A part of this page has not come through the connection. Your text is still in the form: keep this page open and try again, or phone us.',
    },
    refused: {
      title: 'Please check your message',
      text: 'Our server could not accept it as it stands. Nothing is lost: correct the marked fields and send it again.',
    },
  },
  next: 'What happens next, {name}: a consultant who knows the subject reads it and answers to {email}.',
  receipt: 'Received {time} · {name}',
  storageUnavailable:
    'This device does not let us save messages, for instance in a private window. What you send goes only while this page is open.',
} as const satisfies ContactContent;
