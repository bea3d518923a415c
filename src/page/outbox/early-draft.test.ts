import {
  createDrafts,
  createLockTable,
  createVirtualClock,
  type Locks,
  settle,
} from '@site/outbox/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { gate } from '../../loading/testing/gate.ts';
import { createMemoryStore, type MemoryStore } from '../../submissions/sending/testing/samples.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { createStorage } from '../testing/stub-page.ts';
import { forgetEarly, keepEarly } from './early-draft.ts';
import { moveEarly } from './move-early.ts';

const contactFields = { name: '', email: '', message: 'Half a message' };
const newsletterFields = { email: 'lindiwe@example.org', consentVersion: '2026-11' };
const own = 'draft:11111111-1111-4111-8111-111111111111';

let store: MemoryStore;
let storage: ReturnType<typeof createStorage>;
beforeEach(() => {
  store = createMemoryStore();
  storage = createStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', createStorage());
});

const move = async (locks?: Locks) => {
  const drafts = createDrafts({
    store,
    clock: createVirtualClock(),
    createId: createSubmissionId,
    locks,
    tabName: {
      get: () => sessionStorage.getItem('draft'),
      set: (name) => sessionStorage.setItem('draft', name),
    },
    prefix: 'draft:',
    seen: () => Promise.resolve(),
    onChange: () => {},
  });
  await moveEarly(drafts);
  const kept = (await store.list()).drafts.map(({ state, submission }) => [
    submission.kind,
    state.owner,
    submission.fields,
  ]);
  return { left: Object.keys(storage), kept };
};

it('moveEarly moves each early draft into the outbox, for the tab that saved it', async () => {
  storage[`${own}:contact`] = JSON.stringify(contactFields);
  storage[`${own}:newsletter`] = JSON.stringify(newsletterFields);
  storage['draft:another:contact'] = JSON.stringify({ message: 'Another' });
  storage['draft:blank:contact'] = JSON.stringify({ message: '' });
  storage['theme'] = 'dark';
  const { left, kept } = await move();
  expect(left).toEqual(['theme']);
  expect(kept).toHaveLength(3);
  expect(kept).toContainEqual(['contact', own, contactFields]);
  expect(kept).toContainEqual(['newsletter', own, newsletterFields]);
  expect(kept).toContainEqual(['contact', 'draft:another', { message: 'Another' }]);
});

it('moving the same text twice creates one draft, and moving later text creates another', async () => {
  storage[`${own}:contact`] = '{"message":"Half"}';
  await move();
  storage[`${own}:contact`] = '{"message":"Half"}';
  expect((await move()).kept).toHaveLength(1);
  storage[`${own}:contact`] = '{"message":"Written later"}';
  const { kept } = await move();
  expect(kept.map(([, , fields]) => fields)).toEqual(
    expect.arrayContaining([{ message: 'Half' }, { message: 'Written later' }]),
  );
});

it('moveEarly does not move the early draft of another open page', async () => {
  const table = createLockTable();
  void table.forTab().locks.request('draft:another', {}, () => new Promise(() => {}));
  await settle();
  storage['draft:another:contact'] = '{"message":"Half"}';
  const { left, kept } = await move(table.forTab().locks);
  expect(left).toEqual(['draft:another:contact']);
  expect(kept).toEqual([]);
});

it('after a reload, moveEarly waits until the previous page releases its lock', async () => {
  const table = createLockTable();
  const { open, opened } = gate();
  void table.forTab().locks.request(own, {}, () => opened);
  await settle();
  sessionStorage.setItem('draft', own);
  storage[`${own}:contact`] = '{"message":"Half"}';
  const moved = move(table.forTab().locks);
  await settle();
  open();
  expect((await moved).kept).toEqual([['contact', own, { message: 'Half' }]]);
});

it('moveEarly does not delete an early draft that the outbox cannot store', async () => {
  vi.spyOn(store, 'keepDraft').mockRejectedValue(new Error('No room'));
  storage[`${own}:contact`] = '{"message":"Half"}';
  expect((await move()).left).toEqual([`${own}:contact`]);
});

it("moveEarly does not move this page's text, because its form saves it", async () => {
  keepEarly('contact', { ...contactFields, message: 'Half' });
  keepEarly('contact', contactFields);
  expect((await move()).kept).toEqual([]);
  expect(Object.values(storage)).toEqual([JSON.stringify(contactFields)]);
  forgetEarly('contact');
});

it('forgetEarly deletes the early draft even if the outbox has renamed the tab', () => {
  keepEarly('contact', { ...contactFields, message: 'Half' });
  sessionStorage.setItem('draft', own);
  keepEarly('contact', contactFields);
  forgetEarly('contact');
  expect(Object.keys(storage)).toEqual([]);
});

it('forgetEarly deletes the early draft of one form, but not those of other forms', () => {
  keepEarly('contact', contactFields);
  keepEarly('newsletter', newsletterFields);
  forgetEarly('contact');
  expect(Object.values(storage)).toEqual([JSON.stringify(newsletterFields)]);
  forgetEarly('newsletter');
  expect(Object.keys(storage)).toEqual([]);
});

it('keepEarly and forgetEarly do not throw without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepEarly('contact', contactFields)).not.toThrow();
  expect(() => forgetEarly('contact')).not.toThrow();
});
