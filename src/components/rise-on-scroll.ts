import { constants } from '../content/constants.ts';
import { moveTiming, reducedMotion, watchArrival } from './arrival.ts';

/** Content this close to the window is hidden. Fast scrolling covers this distance in a frame. */
const NEAR_PX = 72;
const RISE = [{ opacity: 0, transform: 'translateY(20px)' }, {}];

const rise = (element: Element): void => {
  element.classList.remove('reveal-near');
  if (!reducedMotion()) element.animate(RISE, moveTiming);
};

const seenBefore = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

const look = ({ target, boundingClientRect, isIntersecting }: IntersectionObserverEntry): void => {
  const isFirst = !seenBefore.has(target);
  seenBefore.add(target);
  const isInView = boundingClientRect.top < innerHeight && boundingClientRect.bottom > 0;
  if (!isIntersecting && !(isFirst && isInView)) return;
  observer?.unobserve(target);
  if (isInView) return;
  target.classList.add('reveal-near');
  watchArrival(target, constants.revealShare, () => rise(target));
};

/**
 * Makes each `[data-reveal]` element rise into place, once, when it is scrolled into view. Elements
 * that are already in view do not move. With reduced motion, no element moves.
 */
export const riseOnScroll = (root: ParentNode): void => {
  if (reducedMotion()) return;
  observer ??= new IntersectionObserver((entries) => entries.forEach(look), {
    rootMargin: `${NEAR_PX}px 0px`,
  });
  for (const element of root.querySelectorAll('[data-reveal]')) {
    if (!seenBefore.has(element)) observer.observe(element);
  }
};
