import { describe, expect, it } from 'vitest';
import { productEntries } from '../content/products.gen.ts';
import { programmeTerms } from '../content/programme-terms.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { validate } from './kinds.ts';
import { contact } from './sending/testing/samples.ts';
import { topicTitle } from './topic-title.ts';

const validated = (topic: string) => validate('contact', { ...contact().fields, topic });

describe('a topic', () => {
  it.each<readonly [string, string]>([
    ...[...serviceEntries, ...productEntries].map(({ to, name }) => [to.slice(1), name] as const),
    ...Object.entries(programmeTerms).map(([id, { title }]) => [`training/${id}`, title] as const),
    ['careers', 'Open application'],
  ])('can be %s, with the title %s', (topic, title) => {
    expect(validated(topic)).toEqual({ ok: true, fields: { ...contact().fields, topic } });
    expect(topicTitle(topic)).toBe(title);
  });

  const unknown = [
    '<script>alert(1)</script>',
    'services/<b>cloud</b>',
    'x'.repeat(10_000),
    `careers/${'v-'.repeat(5_000)}`,
    'services/knitting',
    'services',
    'services/cloud/more',
    'Services/Cloud',
    '/services/cloud',
    'careersfoo',
    'careers/',
    'careers/data-engineer',
    'about',
    '__proto__',
    'toString',
  ];
  it.each(unknown.map((topic) => [topic.slice(0, 40), topic] as const))(
    'is removed, not reported as a problem, if it is unknown: %s',
    (_, topic) => {
      expect(validated(topic)).toEqual({ ok: true, fields: contact().fields });
      expect(topicTitle(topic)).toBeUndefined();
    },
  );
});
