import type { BrowserContextOptions } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';

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

/** Chromium as visitors have it: its headless shell has no Background Sync, and installs nothing. */
export const wholeChromium = { executablePath: findChromium() ?? '' } as const;
