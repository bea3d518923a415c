import { constants } from '../content/constants.ts';

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const moveTiming = {
  duration: constants.layoutAnimationS * 1000,
  easing: `cubic-bezier(${constants.layoutEase})`,
};

/**
 * Calls `onArrive` once, when `share` (from 0 to 1) of the element is in view. An element taller
 * than the window counts as wholly in view once it fills the window.
 */
export const watchArrival = (element: Element, share: number, onArrive: () => void): void => {
  const { height } = element.getBoundingClientRect();
  const threshold = height > innerHeight ? (share * innerHeight) / height : share;
  const observer = new IntersectionObserver(
    ([entry]) => {
      // Browsers round the ratio, so it can be slightly too small.
      if (!entry || entry.intersectionRatio < threshold * 0.98) return;
      observer.disconnect();
      onArrive();
    },
    { threshold },
  );
  observer.observe(element);
};
