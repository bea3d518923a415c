import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the `ref` of a list's section. Scrolls to it if the URL links to it, because the section
 * is added to the page later, and moves the focus to it when the pressed button's entry is erased.
 */
export const useListSection = (
  id: string,
  count: number,
  isShown: boolean,
): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  const shownBefore = useRef(count);
  useEffect(() => {
    // The focused button was removed together with its entry.
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
