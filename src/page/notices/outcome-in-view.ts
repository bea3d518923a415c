import { useEffect, useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

const inView = observable(false);

/** Whether a form in view is sending or showing an outcome. If so, notices are delayed. */
export const useOutcomeInView = (): boolean =>
  useSyncExternalStore(inView.subscribe, inView.get, () => false);

/**
 * Delays notices while a form in view is sending or showing an outcome. `shown` returns the form,
 * or the panel with the outcome. `stage` is undefined while the visitor edits the form.
 */
export const useHoldsNotices = (stage: string | undefined, shown: () => Element | null): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` reads refs
  useEffect(() => {
    const element = stage ? shown() : null;
    if (!element) {
      inView.set(false);
      return;
    }
    // `inView` is not reset between stages; otherwise, a delayed notice would appear briefly.
    const observer = new IntersectionObserver((entries) =>
      inView.set(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  useEffect(() => () => inView.set(false), []);
};
