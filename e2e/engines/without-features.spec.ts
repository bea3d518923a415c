import { expect, test } from './visit.ts';

const follow = 'footer a[href="/careers"]';

for (const lacks of [[], ['view-transitions', 'starting-style']] as const) {
  const what = lacks.length > 0 ? 'without' : 'with';
  test(`${what} view transitions and @starting-style, a link and the Back button work, and menus open`, async ({
    visitor,
  }) => {
    await visitor.openBrowser({ lacks });
    const tab = await visitor.newTab('/');
    expect(await tab.evaluate(() => 'startViewTransition' in document)).toBe(what === 'with');
    await tab.click(follow);
    await tab.until('the page is shown', () => location.pathname === '/careers');
    await tab.evaluate(() => history.back());
    await tab.until('the previous page is shown', () => location.pathname === '/');
    await tab.click('button.bar-link', 'Services');
    await tab.sees('All services');
  });
}

test('without support for popovers, closed menus cover nothing and open on focus', async ({
  visitor,
  engine,
}) => {
  test.skip(engine === 'firefox', 'Firefox no longer has a setting for popovers.');
  await visitor.openBrowser({ lacks: ['popover'] });
  const tab = await visitor.newTab('/');
  expect(await tab.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false);
  const isShown = (shown: boolean) =>
    document.querySelector('#services-menu')?.checkVisibility() === shown;
  await tab.until('the menu is closed', isShown, false);
  await tab.evaluate(() =>
    document.querySelector<HTMLElement>('button[popovertarget="services-menu"]')?.focus(),
  );
  await tab.until('the menu is open', isShown, true);
  await tab.click('#services-menu a[href="/services/cloud"]');
  await tab.until('the page is shown', () => location.pathname === '/services/cloud');
});

test('a link works even if an extension throws an error and the clock is a year ahead', async ({
  visitor,
}) => {
  visitor.allow(/of the extension/);
  await visitor.openBrowser({
    script: `setTimeout(() => { throw new Error('of the extension'); }, 300);
      const now = Date.now.bind(Date);
      Date.now = () => now() + 365 * 24 * 60 * 60 * 1000;`,
  });
  const tab = await visitor.newTab('/');
  await tab.click(follow);
  await tab.until('the page is shown', () => location.pathname === '/careers');
});
