import { expect, it, vi } from 'vitest';
import { showCountOnIcon } from './badge.ts';
import { createFailingStore } from './testing/failing-store.ts';
import { contact, save } from './testing/samples.ts';

it('counts what is on the device', async () => {
  const store = createFailingStore();
  const setAppBadge = vi.fn(async () => {});
  await save(store, contact(1), 0);
  store.values.set('newer', { version: 9 });
  await showCountOnIcon(store, { setAppBadge });
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
});

it('goes without where there is no icon, no permission or no storage', async () => {
  const store = createFailingStore();
  await showCountOnIcon(store, {});
  await showCountOnIcon(store, { setAppBadge: () => Promise.reject(new Error('Not allowed')) });
  store.failure = 'blocked';
  await showCountOnIcon(store, {});
});
