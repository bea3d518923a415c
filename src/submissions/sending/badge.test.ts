import { expect, it, vi } from 'vitest';
import { showCountOnIcon } from './badge.ts';
import { contact, createMemoryStore, save } from './testing/samples.ts';

it('the badge shows the number of unsent and unreadable submissions', async () => {
  const store = createMemoryStore();
  const setAppBadge = vi.fn(async () => {});
  await save(store, contact(1), 0);
  store.values.set('newer', { version: 9 });
  await showCountOnIcon(store.list, { setAppBadge });
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
});

it('showCountOnIcon resolves even without the badge, the permission or storage', async () => {
  const store = createMemoryStore();
  await showCountOnIcon(store.list, {});
  await showCountOnIcon(store.list, {
    setAppBadge: () => Promise.reject(new Error('Not allowed')),
  });
  await showCountOnIcon(() => Promise.reject(new Error('blocked')), {});
});
