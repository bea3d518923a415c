import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore, type MemoryStore } from '../../outbox/memory-store.ts';
import { createLockTable } from '../../outbox/testing/fake-locks.ts';
import { settle } from '../../outbox/testing/virtual-clock.ts';
import { storageOf } from '../testing/stub-page.ts';
import { moveEarlierDrafts } from './earlier-drafts.ts';

const uuid = '11111111-1111-4111-8111-111111111111';
const own = `draft:${uuid}`;

let store: MemoryStore;
beforeEach(() => {
  store = createMemoryStore();
  vi.stubGlobal('sessionStorage', storageOf({ draft: own }));
});
afterEach(() => vi.unstubAllGlobals());

const move = async (entries: Readonly<Record<string, string>>, locks?: LockManager) => {
  const storage = storageOf(entries);
  vi.stubGlobal('localStorage', storage);
  await moveEarlierDrafts(store, locks);
  const { drafts } = await store.list();
  return { left: Object.keys(storage), drafts };
};

it('moves each to the tab it was of, whatever is left of it', async () => {
  const { left, drafts } = await move({
    [own]: '{"name":"Lindi',
    [`${own}:newsletter`]: '{"email":"lindiwe@example.org","consentVersion":"2026-11"}',
    'draft:another': '{"message":"Another","fax":"+27 11 555 0100"}',
    'draft:blank': '{"message":""}',
    theme: 'dark',
  });
  expect(left).toEqual(['theme']);
  const kept = drafts.map(({ state, submission }) => [state.owner, submission.fields]);
  expect(kept).toHaveLength(3);
  expect(kept).toContainEqual([
    own,
    expect.objectContaining({ name: '', message: '{"name":"Lindi' }),
  ]);
  expect(kept).toContainEqual([own, { email: 'lindiwe@example.org', consentVersion: '2026-11' }]);
  expect(kept).toContainEqual([
    'draft:another',
    expect.objectContaining({ message: 'Another', fax: '+27 11 555 0100', email: '' }),
  ]);
});

it('moves one twice, when killed between the two steps, to one draft, and a later text to another', async () => {
  await move({ [own]: '{"message":"Half"}' });
  expect((await move({ [own]: '{"message":"Half"}' })).drafts).toHaveLength(1);
  const { drafts } = await move({ [own]: '{"message":"Written in the earlier release again"}' });
  expect(drafts.map(({ submission }) => submission.fields['message']).toSorted()).toEqual([
    'Half',
    'Written in the earlier release again',
  ]);
});

it('leaves a page of the earlier release its own', async () => {
  const table = createLockTable();
  void table.forTab().locks.request('draft:another', {}, () => new Promise(() => {}));
  await settle();
  const locks = table.forTab().locks as unknown as LockManager;
  const { left, drafts } = await move({ 'draft:another': '{"message":"Half"}' }, locks);
  expect(left).toEqual(['draft:another']);
  expect(drafts).toEqual([]);
});

it('waits for its own while the page before, which was reloaded, still holds it', async () => {
  const table = createLockTable();
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void table.forTab().locks.request(own, {}, () => left);
  await settle();
  const locks = table.forTab().locks as unknown as LockManager;
  const moved = move({ [own]: '{"message":"Half"}' }, locks);
  await settle();
  leave();
  expect((await moved).drafts).toMatchObject([{ state: { owner: own } }]);
});

it('leaves all where it is while the device takes nothing', async () => {
  vi.spyOn(store, 'keepDraft').mockRejectedValue(new Error('No room'));
  expect((await move({ [own]: '{"message":"Half"}' })).left).toEqual([own]);
});
