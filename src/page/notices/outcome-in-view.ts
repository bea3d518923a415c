import { useEffect, useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

const inView = observable(false);

/** Whether a form says, in sight of the visitor, what becomes of it: news then waits its turn. */
export const useOutcomeInView = (): boolean =>
  useSyncExternalStore(inView.subscribe, inView.get, () => false);

/**
 * Holds news back while what a form shows in this `stage` is in sight; `undefined` says that it has
 * nothing to say of itself.
 */
export const useHoldsNotices = (stage: string | undefined, shown: () => Element | null): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` reads refs
  useEffect(() => {
    const element = stage ? shown() : null;
    if (!element) {
      inView.set(false);
      return;
    }
    // Not set back from one stage to the next: a notice would show for a moment in between.
    const observer = new IntersectionObserver((entries) =>
      inView.set(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  useEffect(() => () => inView.set(false), []);
};
