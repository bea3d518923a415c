/** A route change takes this long, ms. */
const OPENING_MS = 350;
const EASE = 'cubic-bezier(0.3, 0, 0.1, 1)';
const MIDDLE = 'inset(0 50%)';

const ignore = () => {};

/** The picture of the tile whose link was pressed. */
const pictureOf = (target: EventTarget | null): HTMLImageElement | null => {
  const link = target instanceof Element ? target.closest('main a') : null;
  const tile = link?.closest('article') ?? link;
  const picture = tile?.querySelector<HTMLImageElement>('.picture') ?? null;
  // That one says by itself what becomes of it.
  return picture?.closest('[data-transition]') ? null : picture;
};

/** The part of the window that an element takes, as a clip of the page. */
const clipOf = (element: Element): string => {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return `inset(${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px)`;
};

export interface Router {
  startViewTransition(update: () => Promise<void>): Promise<void>;
}

/**
 * Lets pages open over each other where the browser has view transitions: from the tile that was
 * pressed, whose picture lands in the hero, or else from the middle, as a door. Called once the page
 * is hydrated, for the first load is no change. The router's own option leaves the promises of a
 * transition that a quicker click cuts short unhandled.
 */
export const openRoutes = (router: Router): void => {
  if (!('startViewTransition' in document)) return;
  let shownPath = location.pathname;
  let picture: HTMLImageElement | null = null;
  // Safari slides the page aside itself when it is swiped back: ours would be a second one.
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
