import { countOnScroll } from './count-on-scroll.ts';
import { onWidthChange, openWhereWide } from './open-where-wide.ts';
import { riseOnScroll } from './rise-on-scroll.ts';

/**
 * Brings HTML to life that React may not have hydrated: now, and whenever `onRendered` says that
 * another page is shown.
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
