import displayFile from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

interface Font {
  /** A name in the theme of styles.css, but not in fonts.css, whose faces the browser fetches. */
  readonly family: string;
  readonly weight: string;
  readonly file: string;
}
const display: Font = {
  family: 'Display Late',
  weight: '200 800',
  file: displayFile,
};
const text: Font = { family: 'Text Late', weight: '400 700', file: textFile };

const load = async ({ family, weight, file }: Font): Promise<FontFace> => {
  const answer = await fetch(file);
  return new FontFace(family, await answer.arrayBuffer(), { weight }).load();
};

// A smaller shift is invisible, and is not counted as layout shift.
const MOVED_PX = 3;

/** Returns the positions of all elements in the window. Skips others with their descendants. */
const placesOnShow = (): ReadonlyMap<Element, DOMRect> => {
  const places = new Map<Element, DOMRect>();
  const visit = (element: Element): void => {
    const place = element.getBoundingClientRect();
    if (place.bottom < 0 || place.y > innerHeight) return;
    places.set(element, place);
    for (const child of element.children) visit(child);
  };
  visit(document.body);
  return places;
};

/** Applies a font, unless a visible element would move. */
const showUnlessMoving = (face: FontFace): void => {
  // If the page became shorter, even a trial would scroll a reader who is near its end.
  if (scrollY > 0) return;
  const before = placesOnShow();
  document.fonts.add(face);
  const after = placesOnShow();
  const moves =
    after.size !== before.size ||
    [...after].some(([element, { x, y }]) => {
      const was = before.get(element);
      return !was || Math.abs(x - was.x) >= MOVED_PX || Math.abs(y - was.y) >= MOVED_PX;
    });
  // Nothing was painted in between.
  if (moves) document.fonts.delete(face);
};

interface NavigatingRouter {
  readonly subscribe: (event: 'onBeforeRouteMount', run: () => void) => () => void;
}

/**
 * On a slow connection the page starts with fallback fonts of the same metrics. The headline font
 * loads during hydration, when the connection is idle. It applies at once if the page is at its top
 * and no visible element would move. The text font loads next. Both apply from the next page on.
 * @param hydrating settles with the router when the page can be used
 */
export const bringFonts = async (hydrating: Promise<NavigatingRouter>): Promise<void> => {
  if (document.documentElement.dataset['fonts']) return;
  try {
    const headlines = await load(display);
    const router = await hydrating;
    showUnlessMoving(headlines);
    const words = await load(text);
    const stop = router.subscribe('onBeforeRouteMount', () => {
      stop();
      // One at a time: Firefox's `add` returns nothing.
      document.fonts.add(headlines);
      document.fonts.add(words);
    });
  } catch {
    // Loading failed: the fallbacks stay for this visit.
  }
};
