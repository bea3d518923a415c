import { remembered } from '../page/remembered.ts';
import { storageKeys } from '../page/storage-keys.ts';

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

const slash = remembered(storageKeys.slash);

/**
 * Whether the slash key opens the search. The visitor can switch it off, because dictation may
 * enter a slash by accident: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const slashIsOn = (): boolean => slash.get() !== 'off';

export const switchSlash = (isOn: boolean): void => slash.set(isOn ? null : 'off');

/**
 * Whether a key press opens the search: Ctrl K or Cmd K anywhere, and a slash outside text fields
 * if `hasSlash`.
 */
export const asksForSearch = (press: Press, isTyping: boolean, hasSlash: boolean): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = press;
  if (isComposing || defaultPrevented || altKey) return false;
  // Shift is allowed, because a German keyboard needs it for a slash.
  if (key === '/') return hasSlash && !isTyping && !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
};
