import type { animate as Animate } from 'framer-motion/dom/mini';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { constants } from '../content/constants.ts';
import { loadable, loadPatiently } from '../loading/load.ts';

const { load, ready: loaded } = loadable(
  async () => (await import('framer-motion/dom/mini')).animate,
);

type Keyframes = Parameters<typeof Animate>[1];

/** Moves one of several elements, where `useMotion` has loaded what moves; over as layout is, 0.45 s. */
export const moveElement = (element: Element, keyframes: Keyframes): void => {
  loaded()?.(element, keyframes, defaults);
};

const defaults = { duration: constants.layoutAnimationS, ease: constants.layoutEase } as const;

/** Loads what `moveElement` moves with, after hydration. */
export const useMotion = (): void => {
  useEffect(() => {
    void loadPatiently(load);
  }, []);
};

/**
 * Animates an element with framer-motion, which comes after hydration: nothing waits for it, and
 * until it is there nothing moves. `ready` says whether it is; durations are in seconds.
 */
export const useAnimate = (ref: RefObject<HTMLElement | null>) => {
  useMotion();
  const ready = useCallback(() => loaded() !== undefined, []);
  const running = useRef<ReturnType<typeof Animate>>(undefined);
  const animate = useCallback(
    (keyframes: Keyframes, duration: number = defaults.duration) => {
      // Cut short by the next, framer-motion would write down where it is (`commitStyles`), which
      // WebKit takes for a style attribute, and our policy forbids. Every animation names its start.
      running.current?.cancel();
      if (ref.current)
        running.current = loaded()?.(ref.current, keyframes, { ...defaults, duration });
    },
    [ref],
  );
  return { ready, animate };
};
