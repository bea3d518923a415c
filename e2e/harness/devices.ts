import type { BrowserContextOptions } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';

export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

export const desktop = {
  viewport: { width: 1440, height: 900 },
} as const satisfies BrowserContextOptions;

export const devices = { phone, desktop } as const;

/** The full Chromium, because the headless shell lacks Background Sync and installation. */
export const wholeChromium = { executablePath: findChromium() ?? '' } as const;
