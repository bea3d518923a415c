import type { FieldWords, FormOutcome, FormWords } from '../form-words.ts';

export interface NewsletterWords {
  /** The form has one field, whose hint is the consent text. */
  readonly form: Pick<FormWords['form'], 'title' | 'submit' | 'submitting'> & {
    readonly fields: readonly [FieldWords];
  };
  /** The version of the consent text, which is sent with every subscription. */
  readonly consentVersion: string;
  readonly states: Readonly<
    Record<'sent' | 'saved' | 'not-saved' | 'storage-full' | 'not-loaded' | 'refused', FormOutcome>
  >;
  readonly storageUnavailable: string;
}

/** The newsletter form in the footer. */
export const newsletter = {
  form: {
    title: 'Newsletter',
    fields: [
      {
        name: 'email',
        label: 'Email address for the newsletter',
        placeholder: 'you@example.com',
        hint: 'By subscribing you agree to one email a month about our work, training intakes and vacancies. Every issue has a link to stop.',
      },
    ],
    submit: 'Subscribe',
    submitting: 'Subscribing...',
  },
  consentVersion: '2026-11',
  states: {
    sent: {
      title: 'Your address has reached us',
      text: 'If we ask you by mail to confirm it, press the link in that mail: without it, no issue comes.',
    },
    saved: {
      title: 'Subscription saved',
      text: 'Your address is on this device and goes to us once there is a connection. Until then you can cancel it on the contact page.',
    },
    'not-saved': {
      title: 'Not subscribed yet',
      text: 'There is no connection, and this device could not save your address. Keep this page open: it goes as soon as there is one.',
    },
    'storage-full': {
      title: 'No room to save',
      text: 'There is no connection, and this device has no space left for your address. Keep this page open: it goes as soon as there is one.',
    },
    'not-loaded': {
      title: 'Not subscribed yet',
      text: 'A part of this page has not come through the connection. Your address is still in the field: please try again.',
    },
    refused: {
      title: 'Please check your address',
      text: 'Our server could not accept it as it stands. It is still in the field: correct it and subscribe again.',
    },
  },
  storageUnavailable:
    'This device keeps nothing for us: your address goes only while this page is open.',
} as const satisfies NewsletterWords;
