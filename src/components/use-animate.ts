import type { animate as Animate } from 'framer-motion/dom/mini';
import { type RefObject, useCallback, useEffect } from 'react';
import { constants } from '../content/constants.ts';

let loaded: typeof Animate | undefined;

type Keyframes = Parameters<typeof Animate>[1];

const defaults = { duration: constants.layoutAnimationS, ease: [0.22, 1, 0.36, 1] } as const;

/**
 * Animates an element with framer-motion, which comes after hydration: nothing waits for it, and
 * until it is there nothing moves. `ready` says whether it is; durations are in seconds.
 */
export const useAnimate = (ref: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    if (loaded) return;
    import('framer-motion/dom/mini').then(
      ({ animate }) => {
        loaded = animate;
      },
      // Motion is a nicety: a chunk that does not load leaves everything in its place.
      () => {},
    );
  }, []);
  const ready = useCallback(() => loaded !== undefined, []);
  const animate = useCallback(
    (keyframes: Keyframes, duration: number = defaults.duration) => {
      if (ref.current) loaded?.(ref.current, keyframes, { ...defaults, duration });
    },
    [ref],
  );
  return { ready, animate };
};
