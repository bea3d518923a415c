import { type FormWords, formStates, formWords } from '../form-words.ts';
import type { IconName } from '../icons.ts';
import { site } from '../site.ts';
import type { Hero, PageMeta } from '../types.ts';

export interface ContactPanelRow {
  readonly id: 'phone' | 'whatsapp' | 'email' | 'address' | 'hours';
  readonly label: string;
  readonly note: string;
  readonly icon: IconName;
}

export interface ContactContent extends FormWords {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** The labels of two buttons that phones show: `call` dials our number, `chat` opens a chat. */
  readonly call: string;
  readonly chat: string;
  readonly panel: {
    readonly title: string;
    readonly rows: readonly ContactPanelRow[];
    /** The button that saves our details in the visitor's contacts. */
    readonly save: string;
    readonly directions: string;
  };
  /** The text alternative of the map. */
  readonly plan: string;
  /** Shown above the form if another app has shared a text with this site. */
  readonly shared: { readonly offer: string; readonly add: string; readonly discard: string };
  /**
   * The next steps, shown below the texts of `states.sent`. Placeholders: `{name}`, `{email}` and
   * `{who}`.
   */
  readonly next: string;
}

const { fields, length, submitting, privacyLink, rest } = formWords;

/** The texts of the contact page. Phone number, email address and address are in `site.ts`. */
export const contact = {
  meta: {
    title: `Contact us in ${site.address.suburb}`,
    description: `Call, email or visit us in ${site.address.suburb}, or write a message here. Without signal it waits on your device and goes to us later.`,
  },
  hero: {
    title: 'Get in touch',
    tagline: 'Tell us what is slow, broken or missing, and we will say what we can do.',
    image: 'pages/contact',
  },
  call: 'Call us',
  chat: 'WhatsApp',
  panel: {
    title: 'Contact information',
    save: 'Save our number',
    directions: 'Directions',
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
        label: 'Email',
        note: 'Best for documents, tender notices and longer questions.',
        icon: 'mail',
      },
      {
        id: 'hours',
        label: 'Office hours',
        note: 'Outside these hours, write to us: we answer on the next working day.',
        icon: 'clock',
      },
      {
        id: 'address',
        label: 'Street address',
        note: 'Please make an appointment, so that the right person is in.',
        icon: 'map-pin',
      },
    ],
  },
  plan: `Plan of the streets around ${site.address.street}`,
  form: {
    title: 'Send us a message',
    fields: [
      fields.name,
      fields.email,
      fields.phone,
      { name: 'organisation', label: 'Organisation (optional)', placeholder: 'Where you work' },
      {
        name: 'message',
        label: 'Message',
        placeholder: 'What would you like to change, and by when?',
      },
    ],
    length,
    submit: 'Send message',
    submitting,
    privacy: {
      text: 'We use what you write here to answer you, and for nothing else.',
      linkText: privacyLink,
    },
  },
  shared: {
    offer: 'Shared text – add it to your message?',
    add: 'Add it',
    discard: 'Discard it',
  },
  states: formStates('message', {
    title: 'Message sent!',
    text: 'Thank you for your message. We will get back to you as soon as possible.',
  }),
  next: 'What happens next, {name}: {who} The reply goes to {email}.',
  ...rest,
} as const satisfies ContactContent;
