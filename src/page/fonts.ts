import displayFile from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import textFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { RegisteredRouter } from '@tanstack/react-router';

/** Loads a font. If `family` had an `@font-face` rule, the browser itself would fetch the font. */
const load = async (family: string, weight: string, file: string): Promise<FontFace> => {
  const answer = await fetch(file);
  return new FontFace(family, await answer.arrayBuffer(), { weight }).load();
};

// Browsers ignore smaller moves when they measure layout shift.
const MOVED_PX = 3;

/** Returns the positions of elements in the viewport. Skips other elements and their content. */
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

/** Applies a font if the page is scrolled to the top and no visible element would move. */
const showUnlessMoving = (face: FontFace): void => {
  // Applying the font may shorten the page, which could change the scroll position.
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
  // Removes the font before the browser paints the moved elements.
  if (moves) document.fonts.delete(face);
};

/**
 * On a slow connection, the page starts with the letters of its headline (src/boot/first.ts) and
 * with fallback fonts that have the same metrics. Loads the display font after hydration, and shows
 * it on this page if nothing moves. Then loads the text font. Both apply from the next page on.
 */
export const bringFonts = async (router: RegisteredRouter): Promise<void> => {
  if (document.documentElement.dataset['fonts']) return;
  const loaded: FontFace[] = [];
  router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (!pathChanged) return;
    for (const face of document.fonts) if (face.family === 'Headline') document.fonts.delete(face);
    for (const face of loaded) document.fonts.add(face);
  });
  try {
    const display = await load('Display Late', '700', displayFile);
    showUnlessMoving(display);
    loaded.push(display);
    loaded.push(await load('Text Late', '400 700', textFile));
  } catch {
    // The page keeps the fallback fonts.
  }
};
