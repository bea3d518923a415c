import { describe, expect, it } from 'vitest';
import { productEntries } from '../content/products.gen.ts';
import { programmeTerms } from '../content/programme-terms.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { contact } from '../outbox/testing/samples.ts';
import { validate } from './kinds.ts';
import { topicTitle } from './topic-title.ts';

const validated = (topic: string) => validate('contact', { ...contact().fields, topic });
const vacancyTitle = (id: string) => (id === 'data-engineer' ? 'Data Engineer' : undefined);

describe('a topic', () => {
  it.each<readonly [string, string]>([
    ...[...serviceEntries, ...productEntries].map(({ to, name }) => [to.slice(1), name] as const),
    ...Object.entries(programmeTerms).map(([id, { title }]) => [`training/${id}`, title] as const),
    ['careers', 'Open application'],
    ['careers/data-engineer', 'Data Engineer'],
  ])('is %s: %s', (topic, title) => {
    expect(validated(topic)).toEqual({ ok: true, fields: { ...contact().fields, topic } });
    expect(topicTitle(topic, vacancyTitle)).toBe(title);
  });

  it('is any vacancy, for only their list knows which there are', () => {
    for (const topic of ['careers/filled', `careers/${'v'.repeat(80)}`]) {
      expect(validated(topic)).toMatchObject({ fields: { topic } });
      expect(topicTitle(topic, vacancyTitle)).toBeUndefined();
    }
  });

  it.each([
    '<script>alert(1)</script>',
    'services/<b>cloud</b>',
    'x'.repeat(10_000),
    `careers/${'v'.repeat(81)}`,
    `careers/${'v-'.repeat(5_000)}`,
    'services/knitting',
    'services',
    'services/cloud/more',
    'Services/Cloud',
    '/services/cloud',
    'careersfoo',
    'careers/',
    'careers/Data-Engineer',
    'careers/data-engineer/more',
    'careers/-',
    'about',
    '__proto__',
    'toString',
  ])('is not %.40s, which is left out', (topic) => {
    expect(validated(topic)).toEqual({ ok: true, fields: contact().fields });
    expect(topicTitle(topic, vacancyTitle)).toBeUndefined();
  });
});
