import { type FormWords, formStates, formWords } from '../form-words.ts';
import { site } from '../site.ts';

export interface ReservationFormWords extends FormWords {
  /** Shown if the intake has no places left. */
  readonly full: { readonly title: string; readonly submit: string };
}

const { fields, length, submitting, privacyLink, rest } = formWords;

/** The texts of the form on the page of a training intake. */
export const reservationForm = {
  form: {
    title: 'Reserve places',
    fields: [
      fields.name,
      fields.email,
      fields.phone,
      {
        name: 'places',
        label: 'Places',
        placeholder: '1',
        defaultValue: '1',
        hint: `From 1 to 20. For more places, phone us on ${site.phone.replaceAll(' ', '\u00a0')}.`,
      },
    ],
    length,
    submit: 'Send reservation',
    submitting,
    privacy: {
      text: 'We use what you write here to organise this training, and for nothing else.',
      linkText: privacyLink,
    },
  },
  full: { title: 'Join the waiting list', submit: 'Join the waiting list' },
  states: formStates('reservation', {
    title: 'Reservation sent!',
    text: 'Thank you. A place is yours once our training team has confirmed it to you by email; on the waiting list, we write as soon as one is free.',
  }),
  ...rest,
} as const satisfies ReservationFormWords;
