import { expect, it } from 'vitest';
import { asksForSearch } from './search-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof asksForSearch>[0]> = {}) => ({
  key,
  ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...{ isComposing: false, defaultPrevented: false },
  ...more,
});

it.each([
  ['Ctrl K', true, press('k', { ctrlKey: true })],
  ['Cmd K', true, press('k', { metaKey: true })],
  ['Ctrl K with caps lock', true, press('K', { ctrlKey: true })],
  ['a letter', false, press('k')],
  ['Ctrl J', false, press('j', { ctrlKey: true })],
  ['Ctrl Cmd K', false, press('k', { ctrlKey: true, metaKey: true })],
  ['Ctrl Shift K (Firefox: console)', false, press('K', { ctrlKey: true, shiftKey: true })],
  ['Ctrl Alt K', false, press('k', { ctrlKey: true, altKey: true })],
  ['a key of an input method', false, press('k', { ctrlKey: true, isComposing: true })],
  ['a handled key', false, press('k', { ctrlKey: true, defaultPrevented: true })],
])('%s opens the search: %s', (_, opens, key) => {
  expect(asksForSearch(key)).toBe(opens);
});
