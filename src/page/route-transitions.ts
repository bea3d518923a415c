const OPENING_MS = 350;
const EASE = 'cubic-bezier(0.3, 0, 0.1, 1)';
const MIDDLE = 'inset(0 50%)';

const ignore = () => {};

const pictureOf = (target: EventTarget | null): HTMLImageElement | null => {
  const link = target instanceof Element ? target.closest('main a') : null;
  const tile = link?.closest('article') ?? link;
  const picture = tile?.querySelector<HTMLImageElement>('.picture') ?? null;
  // An element with this attribute controls its own transition.
  return picture?.closest('[data-transition]') ? null : picture;
};

const clipOf = (element: Element): string => {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return `inset(${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px)`;
};

export interface Router {
  startViewTransition(update: () => Promise<void>): Promise<void>;
}

/**
 * Animates route changes if the browser supports view transitions: the new page opens from the
 * picture of the clicked tile, or else from the middle. Call this after hydration. Does not use the
 * router's own option, which causes unhandled rejections if a click interrupts a transition.
 */
export const openRoutes = (router: Router): void => {
  if (!('startViewTransition' in document)) return;
  let shownPath = location.pathname;
  let picture: HTMLImageElement | null = null;
  // Safari animates a swipe back itself, so our transition would be a second animation.
  let slidByBrowser = false;
  addEventListener(
    'popstate',
    (event) => {
      slidByBrowser = event.hasUAVisualTransition;
      picture = null;
    },
    { capture: true },
  );
  addEventListener(
    'click',
    ({ target }) => {
      picture = pictureOf(target);
    },
    { capture: true },
  );

  router.startViewTransition = (update) => {
    const isSamePage = location.pathname === shownPath;
    shownPath = location.pathname;
    const isStill = slidByBrowser || matchMedia('(prefers-reduced-motion: reduce)').matches;
    slidByBrowser = false;
    if (isSamePage || isStill) return update();

    const root = document.documentElement;
    root.dataset['turned'] = '';
    const left = picture;
    picture = null;
    const clip = left ? clipOf(left) : MIDDLE;
    left?.setAttribute('data-lands', '');
    let hero: Element | null = null;
    const transition = document.startViewTransition(async () => {
      await update();
      left?.removeAttribute('data-lands');
      if (left) hero = document.querySelector('main .hero-picture');
      hero?.setAttribute('data-lands', '');
    });
    transition.ready.then(() => {
      root.animate(
        { clipPath: [clip, 'inset(0)'] },
        { duration: OPENING_MS, easing: EASE, pseudoElement: '::view-transition-new(root)' },
      );
    }, ignore);
    transition.finished.then(() => hero?.removeAttribute('data-lands'), ignore);
    return transition.updateCallbackDone;
  };
};
