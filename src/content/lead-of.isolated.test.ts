import { afterEach, expect, it, vi } from 'vitest';
import { site } from './site.ts';

const person = (name: string) => ({ name, role: '', image: 'people/x' });

const leadsAre = async (leads: object) => {
  vi.doMock('./leads.gen.ts', () => ({ leads }));
  const { answerText } = await import('./lead-of.ts');
  return answerText;
};
afterEach(() => void vi.resetModules());

it('names the lead of a service, and the first contact for everything else', async () => {
  const answerText = await leadsAre({ cloud: person('A'), other: person('B') });
  expect(answerText('cloud')).toBe('A answers.');
  expect(answerText('training')).toBe('B answers.');
  expect(answerText()).toBe('B answers.');
});

it('names the company once the lead and the first contact have left', async () => {
  const answerText = await leadsAre({});
  expect(answerText('cloud')).toBe(`${site.shortName} answers.`);
});
