import { expect, it } from 'vitest';
import { asksForSearch } from './search-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof asksForSearch>[0]> = {}) => ({
  key,
  ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...{ isComposing: false, defaultPrevented: false },
  ...more,
});

it.each([
  ['Ctrl K', press('k', { ctrlKey: true })],
  ['Cmd K', press('k', { metaKey: true })],
  ['Ctrl K with caps lock', press('K', { ctrlKey: true })],
])('%s opens the search', (_, key) => {
  expect(asksForSearch(key)).toBe(true);
});

it.each([
  ['a letter', press('k')],
  ['Ctrl J', press('j', { ctrlKey: true })],
  ['Ctrl Cmd K', press('k', { ctrlKey: true, metaKey: true })],
  ['Ctrl Shift K, the console of Firefox', press('K', { ctrlKey: true, shiftKey: true })],
  ['Ctrl Alt K', press('k', { ctrlKey: true, altKey: true })],
  ['a key of an input method', press('k', { ctrlKey: true, isComposing: true })],
  [
    'a key that another listener has handled',
    press('k', { ctrlKey: true, defaultPrevented: true }),
  ],
])('%s does not open the search', (_, key) => {
  expect(asksForSearch(key)).toBe(false);
});
