import { navigation } from '../content/navigation.ts';

/** The first stop of the keyboard on every page. */
export const SkipLink = () => (
  <a
    href="#main"
    className="tone-marigold fixed top-3 left-3 z-50 -translate-y-24 px-5 py-3 font-semibold focus:translate-y-0 print:hidden"
  >
    {navigation.skip}
  </a>
);
