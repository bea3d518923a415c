const WIDE = '(width >= 48rem)';

/**
 * Opens each `.unfold` on windows wider than a phone, where the style sheet shows its content
 * anyway: informs assistive technology, and removes its name from the tab order.
 */
export const openWhereWide = (root: ParentNode): void => {
  const isWide = matchMedia(WIDE).matches;
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details.unfold')) {
    const summary = details.querySelector('summary');
    if (!summary || summary.tabIndex === (isWide ? -1 : 0)) continue;
    details.open = isWide || 'open' in details.dataset;
    if (isWide) summary.tabIndex = -1;
    else summary.removeAttribute('tabindex');
  }
};

/** Runs `listener` whenever the window crosses that width. */
export const onWidthChange = (listener: () => void): void =>
  matchMedia(WIDE).addEventListener('change', listener);
