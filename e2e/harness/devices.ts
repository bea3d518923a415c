import type { BrowserContextOptions } from '@playwright/test';

/** A phone held upright: touch, and a viewport that shows when something is too wide. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

export const desktop = {
  viewport: { width: 1440, height: 900 },
} as const satisfies BrowserContextOptions;

/** The widths that every page is proved at. */
export const devices = { phone, desktop } as const;
