import { navigation } from '../content/navigation.ts';

/** The first focusable element on every page. */
export const SkipLink = () => (
  <a
    href="#main"
    className="tone-marigold fixed left-3 z-50 -top-24 px-5 py-3 font-semibold focus:top-3 print:hidden"
  >
    {navigation.skip}
  </a>
);
