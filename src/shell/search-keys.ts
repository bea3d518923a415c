import { storageKeys } from '../page/storage-keys.ts';

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

let chosen: boolean | undefined;

/**
 * Whether a slash opens the search. It can be switched off, because a person who dictates may say
 * one by accident: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const slashIsOn = (): boolean => {
  try {
    return chosen ?? localStorage.getItem(storageKeys.slash) !== 'off';
  } catch {
    return true;
  }
};

/** Switches the slash on or off, and stores the choice if possible. */
export const switchSlash = (isOn: boolean): void => {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(storageKeys.slash);
    else localStorage.setItem(storageKeys.slash, 'off');
  } catch {
    // Storage is unavailable: the choice applies to this visit.
  }
};

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
