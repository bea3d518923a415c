import { countOnScroll } from './count-on-scroll.ts';
import { riseOnScroll } from './rise-on-scroll.ts';

const WIDE = '(width >= 48rem)';

/**
 * In windows wider than a phone, opens each `.unfold` element, and removes its summary from the tab
 * order. The style sheet shows the content there anyway, but assistive technology would report a
 * closed element as collapsed.
 */
const openWhereWide = (root: ParentNode): void => {
  const isWide = matchMedia(WIDE).matches;
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details.unfold')) {
    const summary = details.querySelector('summary');
    if (!summary || summary.tabIndex === (isWide ? -1 : 0)) continue;
    details.open = isWide || 'open' in details.dataset;
    if (isWide) summary.tabIndex = -1;
    else summary.removeAttribute('tabindex');
  }
};

/**
 * Enhances this page, and each page that `onRendered` reports later. Uses only the DOM, because
 * React might not have hydrated the page yet.
 */
export const startEnhancing = (onRendered: (enhance: () => void) => unknown): void => {
  const enhance = () => {
    openWhereWide(document);
    countOnScroll(document);
    riseOnScroll(document);
  };
  enhance();
  onRendered(enhance);
  matchMedia(WIDE).addEventListener('change', () => openWhereWide(document));
};
