import { type ComponentType, lazy } from 'react';

/** Fetch code when this far from view, in heights of the window. */
const NEAR = '100% 0px';

const near = (): Promise<void> =>
  new Promise((resolve) => {
    const element = document.querySelector('[data-exhibit]');
    if (!element) return resolve();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  });

const online = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

export interface Island<Props> {
  /** Fetches the code at once: for the prerender, and for a page that is navigated to. */
  readonly load: () => Promise<void>;
  /** What renders it: its code where that is loaded, else what waits until its HTML is near. */
  readonly component: () => ComponentType<Props>;
}

/** A component whose HTML comes alive when it is near the window. */
export const island = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): Island<Props> => {
  let loaded: ComponentType<Props> | undefined;
  // Without its code it is as it is without script; it must not take the page down.
  const patiently = (): Promise<ComponentType<Props>> =>
    fetchCode().catch(() => online().then(patiently));
  const later: ComponentType<Props> = lazy(async () => {
    await near();
    return { default: await patiently() };
  });
  return {
    load: async () => {
      loaded = await fetchCode();
    },
    component: () => loaded ?? later,
  };
};
