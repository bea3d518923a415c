import { expect, it } from 'vitest';
import { asksForSearch } from './search-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof asksForSearch>[0]> = {}) => ({
  key,
  ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...{ isComposing: false, defaultPrevented: false },
  ...more,
});

it.each([
  ['a slash', press('/'), false],
  ['a slash typed with Shift', press('/', { shiftKey: true }), false],
  ['Ctrl K', press('k', { ctrlKey: true }), false],
  ['Cmd K', press('k', { metaKey: true }), false],
  ['Ctrl K with caps lock, in a field', press('K', { ctrlKey: true }), true],
])('%s opens the search', (_, key, isTyping) => {
  expect(asksForSearch(key, isTyping, true)).toBe(true);
});

it.each([
  ['a slash in a field', press('/'), true],
  ['a letter', press('k'), false],
  ['Ctrl /', press('/', { ctrlKey: true }), false],
  ['Ctrl Shift K, the console of Firefox', press('K', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl Alt K', press('k', { ctrlKey: true, altKey: true }), false],
  ['a key of an input method', press('/', { isComposing: true }), false],
  ['a key that another listener has handled', press('/', { defaultPrevented: true }), false],
])('%s does not open the search', (_, key, isTyping) => {
  expect(asksForSearch(key, isTyping, true)).toBe(false);
});

it('a slash does not open the search if the visitor has switched it off, but Ctrl K does', () => {
  expect(asksForSearch(press('/'), false, false)).toBe(false);
  expect(asksForSearch(press('k', { ctrlKey: true }), false, false)).toBe(true);
});
