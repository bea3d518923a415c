import { type RefObject, useLayoutEffect, useRef } from 'react';
import { reducedMotion } from './arrival.ts';
import { useAnimate } from './use-animate.ts';

const SHUT = 'perspective(60rem) rotateX(-14deg)';

/** Animates an element whenever `shown` changes; never with reduced motion. */
export const useMoveIn = (ref: RefObject<HTMLElement | null>, shown: number): void => {
  const animate = useAnimate(ref);
  const before = useRef(shown);
  // Before the browser paints the new content.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (reducedMotion()) return;
    animate({ opacity: [0, 1], transform: [SHUT, 'none'] });
  }, [shown, animate]);
};
