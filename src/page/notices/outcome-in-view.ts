import { useEffect, useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

const inView = observable(false);

/** Whether a form in view shows the outcome of its submission. If so, notices wait. */
export const useOutcomeInView = (): boolean =>
  useSyncExternalStore(inView.subscribe, inView.get, () => false);

/**
 * Delays notices while the form's outcome in this `stage` is in view. `undefined` means that the
 * form has no outcome to show.
 */
export const useHoldsNotices = (stage: string | undefined, shown: () => Element | null): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` reads refs
  useEffect(() => {
    const element = stage ? shown() : null;
    if (!element) {
      inView.set(false);
      return;
    }
    // Does not reset the state between stages, because a notice would flash in between.
    const observer = new IntersectionObserver((entries) =>
      inView.set(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  useEffect(() => () => inView.set(false), []);
};
