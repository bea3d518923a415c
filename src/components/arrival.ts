import { constants } from '../content/constants.ts';
import { observerThreshold, shareInView } from './share-in-view.ts';

/** Browsers round the rectangle that they report, so a share can come out slightly too small. */
const TOLERANCE = 0.01;

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const moveTiming = {
  duration: constants.layoutAnimationS * 1000,
  easing: `cubic-bezier(${constants.layoutEase})`,
};

/** Calls `onArrive` once, when `share` (from 0 to 1) of the element is in view. */
export const watchArrival = (element: Element, share: number, onArrive: () => void): void => {
  const { height } = element.getBoundingClientRect();
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      if (shareInView(entry.boundingClientRect, innerHeight) < share - TOLERANCE) return;
      observer.disconnect();
      onArrive();
    },
    { threshold: [0, observerThreshold(share, height, innerHeight)] },
  );
  observer.observe(element);
};
