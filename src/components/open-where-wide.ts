const WIDE = '(width >= 48rem)';

/**
 * Opens each `.unfold` element in windows wider than a phone, where the style sheet shows the
 * content anyway. Assistive technology then sees an open element, and the tab order skips its
 * summary.
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

/** Calls `listener` when the window becomes wider than a phone, or as narrow as one again. */
export const onWidthChange = (listener: () => void): void =>
  matchMedia(WIDE).addEventListener('change', listener);
