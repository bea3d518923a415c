import { type RefObject, useEffect, useRef } from 'react';

/**
 * The section of a list that is on the page later than a link that leads to it, and whose entries
 * have buttons that erase them.
 */
export const useListSection = (
  id: string,
  count: number,
  isShown: boolean,
): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  const shownBefore = useRef(count);
  useEffect(() => {
    // The button that was pressed has gone with its entry.
    const hasGone = count < shownBefore.current && document.activeElement === document.body;
    shownBefore.current = count;
    if (hasGone) section.current?.focus();
  }, [count]);
  useEffect(() => {
    // By now somebody may be typing.
    const isTyping = document.activeElement?.matches('input, textarea') ?? false;
    if (isShown && !isTyping && location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id, isShown]);
  return section;
};
