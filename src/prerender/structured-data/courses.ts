import type { Course, FAQPage, ItemList } from 'schema-dts';
import { academy } from '../../content/pages/academy.ts';
import { training } from '../../content/pages/training.ts';
import { provider, urlOf } from './organisation.ts';

/** Omits intakes, because their own pages contain their structured data. */
export const programmes = (): ItemList => ({
  '@type': 'ItemList',
  itemListElement: training.programmes.items.map(({ id, title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Course',
      name: title,
      description: description.join('. '),
      url: urlOf(`/training/${id}`),
      provider,
    },
  })),
});

export const learningPaths = (): Course[] =>
  academy.learningPaths.items.map(({ name, description, weeks, level, outcome }) => ({
    '@type': 'Course',
    name,
    description,
    teaches: outcome,
    educationalLevel: level,
    timeRequired: `P${weeks}W`,
    provider,
  }));

export const academyQuestions = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: academy.questions.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
