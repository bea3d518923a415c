import type { Page } from '@playwright/test';

/** Text that extends beyond the page's sides, even if it is clipped and causes no scrolling. */
export const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
        continue;
      // Text for screen readers is clipped to a one-pixel square.
      if (element.offsetWidth <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 1 && (left < -1 || right > clientWidth + 1)) {
          lost.push(`${node.nodeValue.trim()} (${Math.round(left)} to ${Math.round(right)})`);
        }
      }
    }
    if (scrollWidth > clientWidth) lost.push(`scrolls by ${scrollWidth - clientWidth}`);
    return lost;
  });
