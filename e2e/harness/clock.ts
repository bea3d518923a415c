import type { Page } from '@playwright/test';
import { isHydrated, looksAfterConnection, type Visitor } from './visitor.ts';

/** Opens a page with a stopped clock, which only the test advances. */
export const openWithClock = async ({ context }: Visitor, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.clock.install({ time: new Date('2026-11-20T07:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T08:00:00Z'));
  await page.goto(path);
  // Hydration needs timers.
  while (!(await page.evaluate(isHydrated))) await page.clock.runFor(1);
  // Background work starts when the page is idle.
  while (!(await looksAfterConnection(page))) await page.clock.runFor(1);
  return page;
};
