import { countOnScroll } from './count-on-scroll.ts';
import { onWidthChange, openWhereWide } from './open-where-wide.ts';
import { riseOnScroll } from './rise-on-scroll.ts';

/**
 * Enhances HTML that React may not have hydrated, now and whenever `onRendered` reports a new page.
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
