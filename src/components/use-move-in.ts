import { type RefObject, useLayoutEffect, useRef } from 'react';
import { moveTiming, reducedMotion } from './arrival.ts';

const SHUT = 'perspective(60rem) rotateX(-14deg)';

/** Animates an element whenever `shown` changes, except with reduced motion. */
export const useMoveIn = (ref: RefObject<HTMLElement | null>, shown: number): void => {
  const before = useRef(shown);
  // A layout effect, because the animation must start before the browser paints the new content.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (reducedMotion()) return;
    ref.current?.animate({ opacity: [0, 1], transform: [SHUT, 'none'] }, moveTiming);
  }, [shown, ref]);
};
