import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the `ref` for a list's section. Scrolls to the section if the URL links to it, because it
 * is added to the page later. Focuses the section when an entry with the focused button is removed.
 */
export const useListSection = (
  id: string,
  count: number,
  isShown: boolean,
): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  const shownBefore = useRef(count);
  useEffect(() => {
    const hasGone = count < shownBefore.current && document.activeElement === document.body;
    shownBefore.current = count;
    if (hasGone) section.current?.focus();
  }, [count]);
  useEffect(() => {
    // Does not scroll if the visitor has begun to type.
    const isTyping = document.activeElement?.matches('input, textarea') ?? false;
    if (isShown && !isTyping && location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id, isShown]);
  return section;
};
