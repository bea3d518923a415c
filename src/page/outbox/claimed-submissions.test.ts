import { expect, it } from 'vitest';
import { contact, createMemoryStore, save } from '../../submissions/sending/testing/samples.ts';
import { claimedSubmissions, listUnclaimed } from './claimed-submissions.ts';

it('lists submissions that are not claimed by a form', async () => {
  const store = createMemoryStore();
  await save(store, contact(1), 0);
  const { id } = (await save(store, contact(2), 0)).submission;
  claimedSubmissions.claim(id);
  expect((await listUnclaimed(store)).records).toHaveLength(1);
  claimedSubmissions.release(id);
  expect((await listUnclaimed(store)).records).toHaveLength(2);
});

it('leaves out a submission that its form has taken back while the list was read', async () => {
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
