import type { Locator, Page } from '@playwright/test';
import { culture } from '../src/content/pages/culture.ts';
import { initiatives } from '../src/content/pages/initiatives.ts';
import { training } from '../src/content/pages/training.ts';
import analytics from '../src/content/services/analytics.ts';
import { desktop, phone } from './harness/devices.ts';
import { expect, test } from './harness/test.ts';
import { hydrated, type Visitor } from './harness/visitor.ts';

/** Opens a page whose clock stands still, and moves when the test says so. */
const openWithClock = async (visitor: Visitor, path: string) => {
  const page = await visitor.context.newPage();
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  // Motion comes after hydration, as files of its own.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
};

const rotators = [
  { path: '/company/initiatives', ...initiatives.successStories },
  { path: '/training', ...training.testimonials },
] as const;

const rotatorOf = (page: Page, title: string) => {
  const rotator = page.getByRole('region', { name: title });
  return {
    rotator,
    quote: rotator.locator('blockquote').filter({ visible: true }),
    button: (name: string) => rotator.getByRole('button', { name, exact: true }),
  };
};

/** Starts the time of the quote that shows anew, at a moment the test knows. */
const restart = async (rotator: Locator) => {
  await rotator.hover();
  await rotator.page().mouse.move(2, 300);
};

for (const { path, title, items } of rotators) {
  const quotes = items.map(({ developerQuote }) => developerQuote);
  const first = quotes[0] ?? '';
  const second = quotes[1] ?? '';
  const last = quotes.at(-1) ?? '';

  test.describe(`'${title}' on ${path}`, () => {
    test('one quote at a time, the next after 10 s, round and round', async ({ visitor }) => {
      const page = await openWithClock(visitor, path);
      const { rotator, quote } = rotatorOf(page, title);
      await restart(rotator);
      const moving = () => rotator.evaluate((element) => element.getAnimations({ subtree: true }));
      for (const [index, next] of [...quotes.slice(1), first].entries()) {
        await expect(quote).toHaveText([quotes[index] ?? '']);
        await page.clock.runFor(9_999);
        await expect(quote).toHaveText([quotes[index] ?? '']);
        expect(await moving()).toEqual([]);
        await page.clock.runFor(1);
        // It slides out for half a second, and only then the next one slides in.
        await expect.poll(async () => (await moving()).length).toBeGreaterThan(0);
        await page.clock.runFor(499);
        await expect(quote).toHaveText([quotes[index] ?? '']);
        await page.clock.runFor(1);
        await expect(quote).toHaveText([next]);
        // The clock of the next turn began with this one.
        await page.clock.runFor(500);
        await restart(rotator);
      }
    });

    test('it waits while pointed at, while focused and when paused', async ({ visitor }) => {
      const page = await openWithClock(visitor, path);
      const { rotator, quote, button } = rotatorOf(page, title);
      await rotator.hover();
      await page.clock.runFor(60_000);
      await expect(quote).toHaveText([first]);
      await page.mouse.move(2, 300);

      await button('Next').focus();
      await page.keyboard.press('Shift+Tab');
      await page.clock.runFor(60_000);
      await expect(quote).toHaveText([first]);
      await page.getByRole('heading', { level: 1 }).click();
      await page.clock.runFor(10_500);
      await expect(quote).toHaveText([second]);

      await button('Pause').click();
      await page.mouse.move(2, 300);
      await page.getByRole('heading', { level: 1 }).click();
      await page.clock.runFor(60_000);
      await expect(quote).toHaveText([second]);
      await button('Play').click();
      await page.clock.runFor(10_500);
      await expect(quote).not.toHaveText([second]);
    });

    test('it can be turned by hand, over both ends', async ({ visitor }) => {
      const page = await openWithClock(visitor, path);
      const { quote, button } = rotatorOf(page, title);
      await button('Previous').click();
      await page.clock.runFor(1_000);
      await expect(quote).toHaveText([last]);
      await button('Next').click();
      await page.clock.runFor(1_000);
      await expect(quote).toHaveText([first]);
    });

    test.describe('with reduced motion', () => {
      test.use({ device: { reducedMotion: 'reduce' } });

      test('it stands still until it is turned by hand', async ({ visitor }) => {
        const page = await openWithClock(visitor, path);
        const { quote, button } = rotatorOf(page, title);
        await page.clock.runFor(60_000);
        await expect(quote).toHaveText([first]);
        await expect(button('Pause')).toBeHidden();
        await button('Next').click();
        await expect(quote).toHaveText([second]);
      });
    });
  });
}

test.describe("the home page's figures", () => {
  test.use({ device: desktop });

  const figure = (page: Page, label: string) =>
    page
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: label })
      .locator('xpath=..')
      .locator('dd');
  const ends = { 'Completed Projects': '28+', 'Client Satisfaction': '98%' } as const;
  const labels = ['Completed Projects', 'Client Satisfaction'] as const;

  /** Scrolls until so much of the band, from 0 to 1, is in view at the bottom of the window. */
  const showShare = (page: Page, share: number) =>
    figure(page, 'Black Owned')
      .locator('xpath=ancestor::dl')
      .evaluate((band, wanted) => {
        const { top, height } = band.getBoundingClientRect();
        scrollTo(0, scrollY + top + height * wanted - innerHeight);
      }, share);

  test('two of them count up from 0 for 2 s, once half of their band is in view', async ({
    visitor,
  }) => {
    const page = await visitor.context.newPage();
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const counted = (label: string) => figure(page, label).locator('[aria-hidden]');
    const value = async (label: string) => Number.parseInt(await counted(label).innerText(), 10);

    await showShare(page, 0.45);
    await page.clock.runFor(5_000);
    for (const label of labels) await expect(counted(label)).toHaveText(/^0/);

    await showShare(page, 0.55);
    // The count begins with the first frame after the browser has reported the band in view.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return value('Client Satisfaction');
      })
      .toBeGreaterThan(0);
    await page.clock.runFor(900);
    for (const label of labels) {
      expect(await value(label)).toBeLessThan(Number.parseInt(ends[label], 10) * 0.6);
      expect(await value(label)).toBeGreaterThan(Number.parseInt(ends[label], 10) * 0.4);
    }
    // Who listens instead of looking hears the figure itself, not the counting.
    await expect(figure(page, 'Client Satisfaction').locator('.sr-only')).toHaveText('98%');
    await page.clock.runFor(1_200);
    for (const label of labels) await expect(figure(page, label)).toHaveText(ends[label]);

    await showShare(page, -2);
    await showShare(page, 1);
    await page.clock.runFor(500);
    for (const label of labels) await expect(figure(page, label)).toHaveText(ends[label]);
    await expect(figure(page, 'Black Owned')).toHaveText('100%');
    await expect(figure(page, 'Female Owned')).toHaveText('50%');
  });

  for (const [how, settings] of [
    ['with reduced motion', { reducedMotion: 'reduce' }],
    ['without JavaScript', { javaScriptEnabled: false }],
  ] as const) {
    test.describe(how, () => {
      test.use({ device: { ...desktop, ...settings } });

      test(`they show their end from the start, ${how}`, async ({ visitor }) => {
        const page = await visitor.newPage('/');
        if ('reducedMotion' in settings) await hydrated(page);
        for (const label of labels) {
          await expect(figure(page, label)).toHaveText(ends[label]);
          await figure(page, label).scrollIntoViewIfNeeded();
          await expect(figure(page, label)).toHaveText(ends[label]);
        }
      });
    });
  }
});

for (const { path, items } of [
  { path: '/company/culture', items: culture.commitments.items },
  { path: '/training', items: training.commitments.items },
] as const) {
  test(`a commitment chosen on ${path} shows its picture and overview`, async ({ visitor }) => {
    const page = await visitor.newPage(path);
    await hydrated(page);
    const main = page.getByRole('main');
    const tab = (index: number) => main.getByRole('tab').nth(index);
    const panel = main.getByRole('tabpanel').filter({ visible: true });
    const isChosen = async (index: number) => {
      await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
      await expect(main.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(panel).toHaveCount(1);
      await expect(panel.getByText(items[index]?.overview ?? '', { exact: true })).toBeVisible();
      const picture = panel.locator('img');
      await expect(picture).toHaveAttribute('src', new RegExp(`${items[index]?.image}\\.svg$`));
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    };
    await isChosen(0);
    for (const index of [2, 1, 0]) {
      await tab(index).click();
      await isChosen(index);
    }
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(index)).toBeFocused();
      await isChosen(index);
    }
  });
}

test("'Our Key Initiatives' shows one of three, and goes round both ways", async ({ visitor }) => {
  const page = await visitor.newPage('/company/initiatives');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'Our Key Initiatives' });
  const shown = carousel.locator('h3').filter({ visible: true });
  const [one = '', two = '', three = ''] = initiatives.initiatives.items.map(({ title }) => title);
  await expect(shown).toHaveText([one]);
  for (const [button, title] of [
    ['Next', two],
    ['Next', three],
    ['Next', one],
    ['Previous', three],
    ['Previous', two],
  ] as const) {
    await carousel.getByRole('button', { name: button }).click();
    await expect(shown).toHaveText([title]);
  }
});

test.describe("'What Our Clients Say'", () => {
  const bodies = analytics.testimonials.map(({ body }) => body);
  const section = (page: Page) => page.getByRole('region', { name: 'What Our Clients Say' });
  const shownIn = (page: Page) => section(page).locator('blockquote').filter({ visible: true });

  test.describe('on a phone', () => {
    test.use({ device: phone });

    test('one at a time, by previous and next over both ends, and by dots', async ({ visitor }) => {
      const page = await visitor.newPage('/services/analytics');
      await hydrated(page);
      const button = (name: string) => section(page).getByRole('button', { name, exact: true });
      const dots = section(page).getByRole('button', { name: / of 6: / });
      await expect(dots).toHaveCount(6);
      await expect(shownIn(page)).toHaveText(bodies.slice(0, 1));
      for (const [name, index] of [
        ['Previous', 5],
        ['Next', 0],
        ['Next', 1],
      ] as const) {
        await button(name).tap();
        await expect(shownIn(page)).toHaveText([bodies[index] ?? '']);
      }
      for (const index of [4, 0, 5]) {
        await dots.nth(index).tap();
        await expect(shownIn(page)).toHaveText([bodies[index] ?? '']);
        await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
      }
    });
  });

  test.describe('on a desktop', () => {
    test.use({ device: desktop });

    test('all six in three columns, with nothing to press', async ({ visitor }) => {
      const page = await visitor.newPage('/services/analytics');
      await hydrated(page);
      await expect(shownIn(page)).toHaveText(bodies);
      const lefts = await shownIn(page).evaluateAll((quotes) =>
        quotes.map((quote) => Math.round(quote.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(3);
      await expect(section(page).getByRole('button')).toHaveCount(0);
    });
  });
});
