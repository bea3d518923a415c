import { expect, it } from 'vitest';
import { contact, createMemoryStore, save } from '../../submissions/sending/testing/samples.ts';
import { claimedSubmissions, listUnclaimed } from './claimed-submissions.ts';

it('listUnclaimed lists only submissions that no form has claimed', async () => {
  const store = createMemoryStore();
  await save(store, contact(1), 0);
  const { id } = (await save(store, contact(2), 0)).submission;
  claimedSubmissions.claim(id);
  expect((await listUnclaimed(store)).records).toHaveLength(1);
  claimedSubmissions.release(id);
  expect((await listUnclaimed(store)).records).toHaveLength(2);
});

it('listUnclaimed omits a submission that its form releases while the list is read', async () => {
  const store = createMemoryStore();
  const { id } = (await save(store, contact(), 0)).submission;
  claimedSubmissions.claim(id);
  const listed = listUnclaimed({
    async list() {
      const before = await store.list();
      claimedSubmissions.release(id);
      return before;
    },
  });
  expect((await listed).records).toEqual([]);
});
