import { remembered } from '../page/remembered.ts';
import { storageKeys } from '../page/storage-keys.ts';

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

const slash = remembered(storageKeys.slash);

/**
 * Whether a slash opens the search. It can be switched off, because a person who dictates may say
 * one by accident: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const slashIsOn = (): boolean => slash.get() !== 'off';

export const switchSlash = (isOn: boolean): void => slash.set(isOn ? null : 'off');

/**
 * Whether a key opens the search: Ctrl K or Cmd K anywhere, and a slash, if it is on, outside text
 * fields.
 */
export const asksForSearch = (press: Press, isTyping: boolean, hasSlash: boolean): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = press;
  if (isComposing || defaultPrevented || altKey) return false;
  // On a German keyboard a slash is typed with Shift.
  if (key === '/') return hasSlash && !isTyping && !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
};
