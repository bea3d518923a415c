import { type RefObject, useEffect, useRef } from 'react';

/**
 * The section of a list that is added to the page after a link to it was followed, and whose
 * entries have buttons that erase them.
 */
export const useListSection = (
  id: string,
  count: number,
  isShown: boolean,
): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  const shownBefore = useRef(count);
  useEffect(() => {
    // The pressed button was removed together with its entry.
    const hasGone = count < shownBefore.current && document.activeElement === document.body;
    shownBefore.current = count;
    if (hasGone) section.current?.focus();
  }, [count]);
  useEffect(() => {
    // The visitor may be typing by now.
    const isTyping = document.activeElement?.matches('input, textarea') ?? false;
    if (isShown && !isTyping && location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id, isShown]);
  return section;
};
