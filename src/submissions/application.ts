import { contactMessage } from './contact-message.ts';
import { type KindDefinition, optionalLine } from './field.ts';
import { sender } from './sender.ts';
import { openingField } from './topics.ts';

export const application = {
  title: 'Application',
  noun: 'application',
  isAnswered: true,
  kept: 'application',
  form: '/careers',
  pages: { field: 'vacancy', path: '/careers/' },
  mutation: { field: 'sendApplication', input: 'ApplicationInput' },
  fields: {
    ...sender,
    vacancy: openingField('Vacancy'),
    message: { ...contactMessage.fields.message, label: 'Why you' },
    links: optionalLine('Links', 500),
  },
} as const satisfies KindDefinition;
