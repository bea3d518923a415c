import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../outbox/memory-store.ts';
import { storageOf } from '../testing/stub-page.ts';
import { moveEarlierDrafts } from './earlier-drafts.ts';
import { forgetEarly, keepEarly } from './early-draft.ts';

const contactFields = { name: '', email: '', message: 'Half a message' };
const newsletterFields = { email: 'lindiwe@example.org', consentVersion: '2026-11' };

let storage: ReturnType<typeof storageOf>;
beforeEach(() => {
  storage = storageOf();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storageOf());
});
afterEach(() => vi.unstubAllGlobals());

it('is taken over by the outbox of its tab, each form with its own', async () => {
  keepEarly('contact', { ...contactFields, message: 'Half' });
  keepEarly('contact', contactFields);
  keepEarly('newsletter', newsletterFields);
  const store = createMemoryStore();
  await moveEarlierDrafts(store, undefined);
  const { drafts } = await store.list();
  const owner = sessionStorage.getItem('draft');
  const kept = drafts.map(({ state, submission }) => [
    submission.kind,
    state.owner,
    submission.fields,
  ]);
  expect(kept).toHaveLength(2);
  expect(kept).toContainEqual(['contact', owner, expect.objectContaining(contactFields)]);
  expect(kept).toContainEqual(['newsletter', owner, newsletterFields]);
  expect(Object.keys(storage)).toEqual([]);
});

it('is forgotten once the outbox has it, without the drafts of other forms', () => {
  keepEarly('contact', contactFields);
  keepEarly('newsletter', newsletterFields);
  forgetEarly('contact');
  expect(Object.values(storage)).toEqual([JSON.stringify(newsletterFields)]);
  forgetEarly('newsletter');
  expect(Object.keys(storage)).toEqual([]);
});

it('stays in the form where there is no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepEarly('contact', contactFields)).not.toThrow();
  expect(() => forgetEarly('contact')).not.toThrow();
});
