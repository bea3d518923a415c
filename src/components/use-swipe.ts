import { type PointerEvent, useRef } from 'react';

/** The minimum length of a swipe, in px. A shorter move is a tap. */
const MINIMUM_PX = 40;

/** Returns the step for a finger's movement: 1 for next, -1 for previous, 0 if not a swipe. */
export const swipeStep = (dx: number, dy: number): -1 | 0 | 1 => {
  if (Math.abs(dx) < MINIMUM_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
};

/** Returns pointer handlers that turn a finger's swipe into a step. They ignore the mouse. */
export const useSwipe = (onStep: (step: -1 | 1) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y);
      start.current = null;
      if (step !== 0) onStep(step);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
