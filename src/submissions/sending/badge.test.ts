import { expect, it, vi } from 'vitest';
import { showCountOnIcon } from './badge.ts';
import { contact, createMemoryStore, save } from './testing/samples.ts';

it('the badge shows the number of unsent and unreadable submissions', async () => {
  const store = createMemoryStore();
  const setAppBadge = vi.fn(async () => {});
  vi.stubGlobal('navigator', { setAppBadge });
  await save(store, contact(1), 0);
  store.values.set('newer', { version: 9 });
  await showCountOnIcon(store.list);
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
});

it('showCountOnIcon resolves even if badges are unsupported or forbidden, or storage is blocked', async () => {
  const { list } = createMemoryStore();
  vi.stubGlobal('navigator', {});
  await showCountOnIcon(list);
  await showCountOnIcon(() => Promise.reject(new Error('blocked')));
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('Not allowed')) });
  await showCountOnIcon(list);
});
