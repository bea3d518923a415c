import { type RefObject, useEffect, useEffectEvent } from 'react';
import { observerThreshold, shareInView } from './share-in-view.ts';

interface Arrival {
  /** Watches the nearest ancestor that matches this selector in the element's place. */
  readonly within?: string;
  /** Share of the element in view at which it has arrived, from 0 to 1. */
  readonly share: number;
  /** An element with more than this share in view when first looked at is left alone. */
  readonly seenFrom: number;
  /** Out of view, about to scroll in; not called for an element that shows a part of itself. */
  readonly onNear: () => void;
  readonly onArrive: () => void;
}

/** Set the stage this far outside the viewport, px: more than one frame of brisk scrolling. */
const NEAR_PX = 72;
/** Browsers round the reported rectangle. */
const TOLERANCE = 0.01;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Tells once when an element scrolls into view. What is in view when the page is hydrated has been
 * seen already, and with reduced motion there is nothing to stage: both stay as the HTML has them.
 */
export const useArrival = (ref: RefObject<Element | null>, arrival: Arrival): void => {
  const { share, within } = arrival;
  const seen = useEffectEvent((visible: number) => visible > arrival.seenFrom);
  const near = useEffectEvent(() => arrival.onNear());
  const arrive = useEffectEvent(() => arrival.onArrive());

  useEffect(() => {
    const own = ref.current;
    const element = (within && own?.closest(within)) || own;
    if (!element || reducedMotion()) return;
    let observer: IntersectionObserver;

    const awaitArrival = () => {
      observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry) return;
          if (shareInView(entry.boundingClientRect, innerHeight) < share - TOLERANCE) return;
          observer.disconnect();
          arrive();
        },
        {
          threshold: [
            0,
            observerThreshold(share, element.getBoundingClientRect().height, innerHeight),
          ],
        },
      );
      observer.observe(element);
    };

    let first = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const visible = shareInView(entry.boundingClientRect, innerHeight);
        const leave = first && seen(visible);
        first = false;
        if (!leave && !entry.isIntersecting) return;
        observer.disconnect();
        if (leave || reducedMotion()) return;
        if (visible === 0) near();
        awaitArrival();
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, share, within]);
};
