import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Loadable, loadPatiently } from '../loading/load.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/** An island wakes this far from the window, in heights of the window. */
const NEAR = '100% 0px';
const USES = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls back once, when what is in `place` is near the window or used; returns what ends the watch. */
const watchUse = (place: HTMLElement, wake: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
    },
    { rootMargin: NEAR },
  );
  for (const child of place.children) observer.observe(child);
  for (const type of USES) place.addEventListener(type, wake, { once: true, passive: true });
  return () => {
    observer.disconnect();
    for (const type of USES) place.removeEventListener(type, wake);
  };
};

interface InnerProps<Props> {
  readonly source: Loadable<ComponentType<Props>>;
  readonly woken: Promise<ComponentType<Props>>;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly props: Props;
}

const Inner = <Props extends object>({ source, woken, place, props }: InnerProps<Props>) => {
  const isHydrating = useIsHydrating();
  const loaded = source.ready();
  const Component = loaded && !isHydrating ? loaded : use(woken);
  useEffect(() => place.current?.setAttribute('data-alive', ''), [place]);
  return <Component {...props} />;
};

/**
 * A part that is used. On the first page of a visit its HTML stays as it is until it is near the
 * window or used; then its code is loaded and React hydrates it. Memoised: React would render it
 * earlier if an update from outside reached it.
 */
export const island = <Props extends object>(source: Loadable<ComponentType<Props>>) =>
  memo((props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const isHydrating = useIsHydrating();
    const [{ woken, wake }] = useState(() => {
      let wake = () => {};
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      }).then(() => loadPatiently(source.load));
      if (!isHydrating && !source.ready()) wake();
      return { woken, wake };
    });
    useEffect(() => (place.current ? watchUse(place.current, wake) : undefined), [wake]);
    // The same element for the same props: React drops HTML that it has not hydrated if its parent
    // renders another.
    const inner = useMemo(
      () => (
        <Suspense>
          <Inner {...{ source, woken, place, props }} />
        </Suspense>
      ),
      [woken, props],
    );
    return (
      <div ref={place} className="part" data-island="">
        {inner}
      </div>
    );
  });
