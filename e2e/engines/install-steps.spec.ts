import { expect, test } from './visit.ts';

/** The device that each engine pretends to be, and an installation step for that device. */
const devices = {
  webkit: {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    step: 'Add to Home Screen',
  },
  firefox: {
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    step: 'Add app to Home screen',
  },
} as const;

test('on a phone, a page shows how to install the site, and Escape closes the steps', async ({
  visitor,
  engine,
}) => {
  const { userAgent, step } = devices[engine];
  const script = `Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });`;
  await visitor.openBrowser({ userAgent, script });
  const tab = await visitor.newTab('/');
  // The footer hydrates only when it is near the viewport.
  await tab.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await tab.click('footer button', 'Install this site');
  await tab.sees(step);
  await tab.page.press('Escape');
  await tab.seesNot(step);
  expect(await tab.evaluate(() => document.activeElement?.textContent?.trim())).toBe(
    'Install this site',
  );
});
