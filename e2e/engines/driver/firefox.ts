import { launch, type Page } from 'puppeteer-core';
import {
  type BrowserOptions,
  callOf,
  type EngineBrowser,
  type EnginePage,
  type Feature,
} from './engine.ts';
import { endTree } from './processes.ts';

const FIREFOX = '/usr/bin/firefox-esr';

const preferencesWithout: Partial<Record<Feature, Readonly<Record<string, unknown>>>> = {
  'site-data': { 'network.cookie.cookieBehavior': 2 },
  room: { 'dom.quotaManager.temporaryStorage.fixedLimit': 1024 },
  'service-workers': { 'dom.serviceWorkers.enabled': false },
  'view-transitions': { 'dom.viewTransitions.enabled': false },
  'starting-style': { 'layout.css.starting-style-at-rules.enabled': false },
};

const pageOf = (page: Page): EnginePage => ({
  // Uses a script, because WebDriver BiDi reports a navigation as aborted if a worker responds.
  goto: async (url) => void (await page.evaluate(`void location.assign(${JSON.stringify(url)})`)),
  reload: async () => void (await page.evaluate('void location.reload()')),
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

export const openFirefox = async (options: BrowserOptions): Promise<EngineBrowser> => {
  const { profile, isPrivate = false, lacks = [], userAgent, width, height } = options;
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    userDataDir: profile,
    defaultViewport: { width, height },
    extraPrefsFirefox: {
      'browser.privatebrowsing.autostart': isPrivate,
      ...(userAgent && { 'general.useragent.override': userAgent }),
      ...Object.assign({}, ...lacks.map((feature) => preferencesWithout[feature])),
    },
  });
  return {
    async newPage() {
      const page = await browser.newPage();
      await page.evaluateOnNewDocument(options.script);
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) options.onComplaint(message.text());
      });
      page.on('pageerror', (error) => options.onComplaint(`uncaught: ${String(error)}`));
      return pageOf(page);
    },
    close: () => browser.close(),
    async kill() {
      const pid = browser.process()?.pid;
      if (pid === undefined) throw new Error('Firefox has no process');
      await endTree(pid);
    },
  };
};
