import { moveTiming, reducedMotion } from './arrival.ts';

/** Returns the vertical position of each entry, in px, ignoring animations. */
const placesIn = (list: HTMLElement): ReadonlyMap<HTMLElement, number> => {
  const entries = list.querySelectorAll<HTMLElement>(':scope > *');
  return new Map(Array.from(entries, (entry) => [entry, entry.offsetTop - list.offsetTop]));
};

/** A `ref` for a list whose entries slide to their new places, except with reduced motion. */
export const slideToPlace = (list: HTMLElement | null) => {
  if (!list) return;
  let before = placesIn(list);
  // A React effect would run too early: entries with an exit animation leave the DOM later.
  const observer = new MutationObserver(() => {
    const places = placesIn(list);
    for (const [entry, place] of places) {
      const from = (before.get(entry) ?? place) - place;
      if (from !== 0 && !reducedMotion()) {
        entry.animate({ transform: [`translateY(${from}px)`, 'none'] }, moveTiming);
      }
    }
    before = places;
  });
  observer.observe(list, { childList: true, subtree: true });
  return () => observer.disconnect();
};
