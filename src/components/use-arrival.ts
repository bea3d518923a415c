import { type RefObject, useEffect, useEffectEvent } from 'react';
import { observerThreshold, shareInView } from './share-in-view.ts';

/** Set the stage this far outside the viewport, px: more than one frame of brisk scrolling. */
const NEAR_PX = 72;
/** Browsers round the reported rectangle. */
const TOLERANCE = 0.01;

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls `onArrive` once, when this share of the element is in view; returns what ends the watch. */
export const watchArrival = (
  element: Element,
  share: number,
  onArrive: () => void,
): (() => void) => {
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
  return () => observer.disconnect();
};

interface Arrival {
  /** Share of the element in view at which it has arrived, from 0 to 1. */
  readonly share: number;
  /** Out of view, about to scroll in; not called for an element that shows a part of itself. */
  readonly onNear: () => void;
  readonly onArrive: () => void;
}

/**
 * Tells once when an element scrolls into view. What is in view when the page is hydrated has been
 * seen already, and with reduced motion there is nothing to stage: both stay as the HTML has them.
 */
export const useArrival = (ref: RefObject<Element | null>, arrival: Arrival): void => {
  const { share } = arrival;
  const near = useEffectEvent(() => arrival.onNear());
  const arrive = useEffectEvent(() => arrival.onArrive());

  useEffect(() => {
    const element = ref.current;
    if (!element || reducedMotion()) return;
    let first = true;
    let stop = () => observer.disconnect();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const visible = shareInView(entry.boundingClientRect, innerHeight);
        const seen = first && visible > 0;
        first = false;
        if (!seen && !entry.isIntersecting) return;
        observer.disconnect();
        if (seen || reducedMotion()) return;
        if (visible === 0) near();
        stop = watchArrival(element, share, arrive);
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(element);
    return () => stop();
  }, [ref, share]);
};
