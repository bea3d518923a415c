import { type FormWords, formStates, formWords } from '../form-words.ts';
import { site } from '../site.ts';

const { fields, length, submitting, privacyLink, rest } = formWords;

/** The texts of the form on the page of a vacancy. */
export const applicationForm = {
  form: {
    title: 'Apply for this vacancy',
    fields: [
      fields.name,
      fields.email,
      fields.phone,
      {
        name: 'message',
        label: 'Why you',
        placeholder:
          'What have you done that is close to this work, and what would you like to do?',
      },
      {
        name: 'links',
        label: 'Links (optional)',
        placeholder: 'A portfolio, a profile, code',
        hint: `This form takes no files: send a CV by email to ${site.email}.`,
      },
    ],
    length,
    submit: 'Send application',
    submitting,
    privacy: {
      text: 'We use what you write here to decide on this vacancy, and for nothing else.',
      linkText: privacyLink,
    },
  },
  states: formStates('application', {
    title: 'Application sent!',
    text: 'Thank you for your application. The team that you would work with reads it and answers you by email.',
  }),
  ...rest,
} as const satisfies FormWords;
