import { expect, it } from 'vitest';
import { isFormId } from '../../src/submissions/submission.ts';
import { formId } from './form-id.ts';

const fields = { email: 'thandi@client.example', consentVersion: '2026-11' };
const at = (time: string) => formId('secret', 'newsletter', fields, new Date(time));

it('formId derives the same UUID (version 8) from the same text on the same day', () => {
  const id = at('2026-11-21T10:00:00Z');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(isFormId(id)).toBe(true);
  expect(at('2026-11-21T23:59:59.999Z')).toBe(id);
  expect(at('2026-11-22T10:00:00Z')).not.toBe(id);
});

it('formId derives different ids if the text, or the field that contains it, differs', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const ids = [
    { name: 'Thandi', message: '' },
    { name: '', message: 'Thandi' },
    { name: 'Thandi', message: 'Nkosi' },
  ].map((words) => formId('secret', 'contact', words, now));
  expect(new Set(ids).size).toBe(3);
});
