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
import { useIsHydrating } from './still.tsx';

/** One window height above and below the window. */
const NEAR = '100% 0px';
const USES = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls `wake` when the content of `place` nears the window or is used. Returns the clean-up. */
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
 * Creates an interactive part of a page. On the first page of a visit, the server's HTML is kept
 * until the part comes near the window or is used. Its code is then loaded, and React hydrates it.
 * The component is memoised, because re-rendering its parent would hydrate the part too early.
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
    // Memoised, because if the element changes, React discards HTML that it has not hydrated yet.
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
