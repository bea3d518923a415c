import { countOnScroll } from './count-on-scroll.ts';
import { onWidthChange, openWhereWide } from './open-where-wide.ts';
import { riseOnScroll } from './rise-on-scroll.ts';

/**
 * Enhances this page, and each page that `onRendered` reports later. Uses only the DOM, because
 * React may not have hydrated the page yet.
 */
export const startEnhancing = (onRendered: (enhance: () => void) => unknown): void => {
  const enhance = () => {
    openWhereWide(document);
    countOnScroll(document);
    riseOnScroll(document);
  };
  enhance();
  onRendered(enhance);
  onWidthChange(() => openWhereWide(document));
};
