interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns how much of an element is in view, from 0 to 1. An element taller than the viewport
 * counts as wholly in view once it fills the viewport, so that it can reach any share.
 */
export const shareInView = ({ top, bottom }: Extent, viewportHeight: number): number => {
  const whole = Math.min(bottom - top, viewportHeight);
  if (whole <= 0) return top < viewportHeight && bottom >= 0 ? 1 : 0;
  return Math.max(0, Math.min(bottom, viewportHeight) - Math.max(top, 0)) / whole;
};

/** Returns the IntersectionObserver threshold at which `shareInView` reaches `share`. */
export const observerThreshold = (
  share: number,
  elementHeight: number,
  viewportHeight: number,
): number => (elementHeight > viewportHeight ? (share * viewportHeight) / elementHeight : share);
