import displayFile from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

interface Font {
  /** Its name in the theme of styles.css. The browser would fetch a face of fonts.css by itself. */
  readonly family: string;
  readonly weight: string;
  readonly file: string;
}
const display: Font = {
  family: 'Bricolage Grotesque Late',
  weight: '200 800',
  file: displayFile,
};
const text: Font = { family: 'Instrument Sans Late', weight: '400 700', file: textFile };

const load = async ({ family, weight, file }: Font): Promise<FontFace> => {
  const answer = await fetch(file);
  return new FontFace(family, await answer.arrayBuffer(), { weight }).load();
};

// Less is not seen, and counts as no layout shift.
const MOVED_PX = 3;

/** Where everything stands that shows. What lies outside the window is passed over, with all that is in it. */
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

/** Sets headlines in their own face, unless something on show would move. */
const showUnlessMoving = (face: FontFace): void => {
  // Only tried, it would already scroll a reader near the end of a page that becomes shorter.
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
  // Nothing has been painted in between.
  if (moves) document.fonts.delete(face);
};

/** Runs what it is given whenever a page is about to replace another; gives what ends that. */
export type OnNextPage = (run: () => void) => () => void;

/**
 * On a slow line the page begins in fallback faces of the same measures. The fonts come when it can
 * be used: the headlines' at once, if the page is at its top and no line on show moves, both with the
 * next page.
 */
export const bringFonts = async (onNextPage: OnNextPage): Promise<void> => {
  if (document.documentElement.dataset['fonts']) return;
  try {
    const headlines = await load(display);
    showUnlessMoving(headlines);
    const words = await load(text);
    const stop = onNextPage(() => {
      stop();
      // One by one: Firefox's `add` returns nothing.
      document.fonts.add(headlines);
      document.fonts.add(words);
    });
  } catch {
    // Lost on the way: the fallbacks stay for this visit.
  }
};
