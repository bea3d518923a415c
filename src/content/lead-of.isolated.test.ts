import { afterEach, expect, it, vi } from 'vitest';
import { site } from './site.ts';

const person = (name: string) => ({ name, role: '', image: 'people/x' });

const leadsAre = async (leads: object) => {
  vi.doMock('./leads.gen.ts', () => ({ leads }));
  return import('./lead-of.ts');
};
afterEach(() => void vi.resetModules());

it('answerText names the lead of a topic or of its parent page, or else the first contact', async () => {
  const { answerText } = await leadsAre({
    'services/cloud': person('A'),
    products: person('C'),
    '': person('B'),
  });
  expect(answerText('services/cloud')).toBe('You will hear from A.');
  expect(answerText('products/opher')).toBe('You will hear from C.');
  expect(answerText('services/training')).toBe('You will hear from B.');
  expect(answerText()).toBe('You will hear from B.');
});

it('answerText names the company if neither a lead nor the first contact is on the team', async () => {
  const { answerText } = await leadsAre({});
  expect(answerText('services/cloud')).toBe(`You will hear from ${site.shortName}.`);
});

it('answerBy names a time only if `site.answersUntil` is set', async () => {
  const received = Date.parse('2026-11-27T08:00:00Z');
  const { answerBy } = await leadsAre({ 'services/cloud': person('A'), '': person('B') });
  expect(answerBy('services/cloud', received)).toBe('A replies by 17:00 on 30 November 2026.');
  expect(answerBy('products/opher', received)).toBe('B replies by 17:00 on 30 November 2026.');
  vi.resetModules();
  vi.doMock('./site.ts', () => ({ site: { ...site, answersUntil: '' } }));
  const later = await leadsAre({ 'services/cloud': person('A') });
  expect(later.answerBy('services/cloud', received)).toBe('You will hear from A.');
  vi.doUnmock('./site.ts');
});
