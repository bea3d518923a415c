type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/** Whether a key press opens the search: Ctrl K or Cmd K. */
export const asksForSearch = (press: Press): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = press;
  if (isComposing || defaultPrevented || altKey || shiftKey) return false;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey;
};
