import { atLeast, atMost, type KindDefinition, optionalLine, required } from './field.ts';
import { sender } from './sender.ts';
import { asTopic } from './topics.ts';

/** The maximum length of a message, in characters. */
export const MESSAGE_LIMIT = 3000;

/** A submission from the contact form. Its limits keep it below the server's 16 KB body limit. */
export const contactMessage = {
  title: 'Contact message',
  noun: 'message',
  isAnswered: true,
  kept: 'message',
  form: '/contact',
  mutation: { field: 'sendContactMessage', input: 'ContactMessageInput' },
  fields: {
    ...sender,
    message: {
      label: 'Message',
      multiline: true,
      rules: [
        required('Please enter your message'),
        atLeast(10, 'Message must be at least 10 characters'),
        atMost(MESSAGE_LIMIT, `Message must be at most ${MESSAGE_LIMIT} characters`),
      ],
    },
    /** The page that linked to the form. An unknown topic is removed, not reported as a problem. */
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
