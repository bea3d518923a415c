import { expect, test } from './visit.ts';

const like = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const touch = `Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });`;
const devices = [
  {
    name: 'an iPhone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${like} Version/26.0 Mobile/15E148 Safari/604.1`,
    script: touch,
    step: 'Add to Home Screen',
  },
  {
    name: 'an iPad',
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/26.0 Safari/605.1.15`,
    script: touch,
    step: 'Add to Home Screen',
  },
  {
    name: 'a Mac',
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/26.0 Safari/605.1.15`,
    script: '',
    step: 'Add to Dock',
  },
  {
    name: 'an Android phone',
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    script: touch,
    step: 'Add app to Home screen',
  },
] as const;

for (const { name, step, ...device } of devices) {
  test(`on ${name} a page shows how to install the site, and Escape closes the steps`, async ({
    visitor,
  }) => {
    await visitor.openBrowser(device);
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
}
