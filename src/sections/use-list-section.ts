import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface ListSection {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Returns attributes for a list's section. Scrolls there if the URL's hash is `id`, because the
 * browser looks for that element too early. Focuses the section when its focused button is removed.
 */
export const useListSection = (id: string, isShown: boolean): ListSection => {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus();
  });
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea') ?? false;
    if (isShown && !isTyping && location.hash === `#${id}`) ref.current?.scrollIntoView();
  }, [id, isShown]);
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = target;
    },
  };
};
