import { atLeast, atMost, email, type KindDefinition, optionalLine, required } from './field.ts';
import { asPhone, PHONE } from './phone.ts';
import { asTopic } from './topics.ts';

/** The longest message, in characters. */
export const MESSAGE_LIMIT = 3000;

/** What the contact form sends. The upper limits keep it below the server's 16 KB body limit. */
export const contactMessage = {
  title: 'Contact message',
  mutation: {
    name: 'SendContactMessage',
    field: 'sendContactMessage',
    input: 'ContactMessageInput',
  },
  fields: {
    name: {
      label: 'From',
      autoComplete: 'name',
      rules: [
        required('Please enter your name'),
        atLeast(2, 'Name must be at least 2 characters'),
        atMost(100, 'Name must be at most 100 characters'),
      ],
    },
    email,
    phone: {
      label: 'Phone',
      optional: true,
      type: 'tel',
      autoComplete: 'tel',
      format: asPhone,
      rules: [[(text) => !PHONE.test(text), 'Invalid phone number']],
    },
    message: {
      label: 'Message',
      multiline: true,
      rules: [
        required('Please enter your message'),
        atLeast(10, 'Message must be at least 10 characters'),
        atMost(MESSAGE_LIMIT, `Message must be at most ${MESSAGE_LIMIT} characters`),
      ],
    },
    /** The page that has led to the form. What is no topic is left out, and no problem. */
    topic: {
      label: 'Topic',
      optional: true,
      preset: true,
      inReceipt: true,
      format: asTopic,
      rules: [],
    },
    organisation: { ...optionalLine('Organisation', 200), autoComplete: 'organization' },
  },
} as const satisfies KindDefinition;
