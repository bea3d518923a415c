import { afterEach, expect, it, vi } from 'vitest';
import { site } from './site.ts';

const person = (name: string) => ({ name, role: '', image: 'people/x' });

const leadsAre = async (leads: object) => {
  vi.doMock('./leads.gen.ts', () => ({ leads }));
  return import('./lead-of.ts');
};
afterEach(() => void vi.resetModules());

it('answerText names the lead of a service, or else the first contact', async () => {
  const { answerText } = await leadsAre({ cloud: person('A'), other: person('B') });
  expect(answerText('cloud')).toBe('You will hear from A.');
  expect(answerText('training')).toBe('You will hear from B.');
  expect(answerText()).toBe('You will hear from B.');
});

it('answerText names the company if neither a lead nor the first contact is on the team', async () => {
  const { answerText } = await leadsAre({});
  expect(answerText('cloud')).toBe(`You will hear from ${site.shortName}.`);
});

it('answerBy names a time only if `site.answersUntil` is set', async () => {
  const received = Date.parse('2026-11-27T08:00:00Z');
  const { answerBy } = await leadsAre({ cloud: person('A'), other: person('B') });
  expect(answerBy('services/cloud', received)).toBe('A replies by 17:00 on 30 November 2026.');
  expect(answerBy('products/opher', received)).toBe('B replies by 17:00 on 30 November 2026.');
  vi.resetModules();
  vi.doMock('./site.ts', () => ({ site: { ...site, answersUntil: '' } }));
  const later = await leadsAre({ cloud: person('A') });
  expect(later.answerBy('services/cloud', received)).toBe('You will hear from A.');
  vi.doUnmock('./site.ts');
});
