import type { animate as Animate } from 'framer-motion/dom/mini';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { constants } from '../content/constants.ts';
import { loadable, loadPatiently } from '../loading/load.ts';

const { load, ready: loaded } = loadable(
  async () => (await import('framer-motion/dom/mini')).animate,
);

type Keyframes = Parameters<typeof Animate>[1];

/**
 * Moves one of several elements once `useMotion` has loaded the animation library; takes 0.45 s,
 * like layout animations.
 */
export const moveElement = (element: Element, keyframes: Keyframes): void => {
  loaded()?.(element, keyframes, defaults);
};

const defaults = { duration: constants.layoutAnimationS, ease: constants.layoutEase } as const;

/** Loads the library for `moveElement` after hydration. */
export const useMotion = (): void => {
  useEffect(() => {
    void loadPatiently(load);
  }, []);
};

/**
 * Animates an element with framer-motion, which loads after hydration: nothing waits for it, and
 * nothing moves before. Durations are in seconds.
 */
export const useAnimate = (ref: RefObject<HTMLElement | null>) => {
  useMotion();
  const running = useRef<ReturnType<typeof Animate>>(undefined);
  return useCallback(
    (keyframes: Keyframes, duration: number = defaults.duration) => {
      // If the next animation interrupted it, framer-motion would write its state (`commitStyles`),
      // which WebKit treats as a style attribute that our policy forbids. Every animation sets its
      // own start.
      running.current?.cancel();
      if (ref.current)
        running.current = loaded()?.(ref.current, keyframes, { ...defaults, duration });
    },
    [ref],
  );
};
