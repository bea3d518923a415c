import { chromium, type Page } from '@playwright/test';
import { findHeadlessShell } from '../../../tools/find-chromium.mjs';
import { type BrowserOptions, callOf, type EngineBrowser, type EnginePage } from './engine.ts';

const pageOf = (page: Page): EnginePage => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  async evaluate<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) {
    return (await page.evaluate(callOf(work, args))) as Result;
  },
  clickAt: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  show: () => page.bringToFront(),
  screenshot: () => page.screenshot(),
});

/** Chromium, only for side-by-side pictures: its tests use Playwright's own driver. */
export const openChromium = async (
  options: Pick<BrowserOptions, 'profile' | 'width' | 'height'>,
): Promise<Pick<EngineBrowser, 'newPage' | 'close'>> => {
  const { profile, width, height } = options;
  const executablePath = findHeadlessShell();
  if (!executablePath) throw new Error('No Chromium: run the tests with npm test');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    viewport: { width, height },
  });
  return {
    newPage: async () => pageOf(await context.newPage()),
    close: () => context.close(),
  };
};
