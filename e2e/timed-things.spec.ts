import type { Page } from '@playwright/test';
import { culture } from '../src/content/pages/culture.ts';
import { initiatives } from '../src/content/pages/initiatives.ts';
import analytics from '../src/content/services/analytics.ts';
import { openWithClock } from './harness/clock.ts';
import { phone } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { movementsOn, movesIn, recordMovements } from './harness/movements.ts';
import type { Visitor } from './harness/visitor.ts';

const openRotator = async (visitor: Visitor) => {
  await visitor.context.addInitScript(recordMovements);
  const page = await openWithClock(visitor, '/company/initiatives');
  const rotator = page.getByRole('region', { name: initiatives.successStories.title });
  const slides = rotator.locator('[aria-live]');
  const settled = async () => {
    // React needs a few message events to finish a render.
    await page.evaluate(async () => {
      for (let hop = 0; hop < 5; hop += 1) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      }
    });
  };
  return {
    page,
    quote: rotator.locator('blockquote').filter({ visible: true }),
    button: (name: string) => rotator.getByRole('button', { name, exact: true }),
    pointAtIt: () => rotator.hover(),
    pointElsewhere: () => page.mouse.move(2, 300),
    /** Screen readers announce a slide only while the rotation is paused. */
    waits: async () => {
      await expect(slides).toHaveAttribute('aria-live', 'polite');
      await settled();
    },
    runs: async () => {
      await expect(slides).toHaveAttribute('aria-live', 'off');
      await settled();
    },
    settled,
    now: () => page.evaluate(() => Date.now()),
    movedAt: async () => (await movementsOn(page)).at(-1)?.at,
  };
};

const quotes = initiatives.successStories.items.map(({ developerQuote }) => `“${developerQuote}”`);
const [first = '', second = ''] = quotes;
const last = quotes.at(-1) ?? '';

test.describe('the quote rotator', { tag: '@motion' }, () => {
  test('shows one quote at a time, moves on after 10 s, and returns from the last to the first', async ({
    visitor,
  }) => {
    const { page, quote, pointAtIt, pointElsewhere, waits, runs, settled, now, movedAt } =
      await openRotator(visitor);
    // Restarts the interval at a known moment.
    await pointAtIt();
    await waits();
    await pointElsewhere();
    await runs();
    const start = await now();
    for (const [index, next] of [...quotes.slice(1), first].entries()) {
      const turn = start + (index + 1) * 10_000;
      await page.clock.runFor(turn - 1 - (await now()));
      await settled();
      await expect(quote).toHaveText([quotes[index] ?? '']);
      await page.clock.runFor(1);
      await expect.poll(movedAt).toBe(turn);
      // The quote slides out for half a second before the next quote slides in.
      await page.clock.runFor(499);
      await settled();
      await expect(quote).toHaveText([quotes[index] ?? '']);
      await page.clock.runFor(1);
      await expect(quote).toHaveText([next]);
      await expect.poll(movedAt).toBe(turn + 500);
    }
  });

  test('stops while the pointer or the focus is on it, and while the visitor has paused it', async ({
    visitor,
  }) => {
    const { page, quote, button, pointAtIt, pointElsewhere, waits, runs, now, movedAt } =
      await openRotator(visitor);
    const staysOn = async (on: string) => {
      await waits();
      await page.clock.runFor(60_000);
      await expect(quote).toHaveText([on]);
    };
    const turnsTo = async (to: string) => {
      await runs();
      const turn = (await now()) + 10_000;
      await page.clock.runFor(10_000);
      await expect.poll(movedAt).toBe(turn);
      await page.clock.runFor(500);
      await expect(quote).toHaveText([to]);
      await page.clock.runFor(500);
    };
    const lookElsewhere = () => page.getByRole('heading', { level: 1 }).click();

    await pointAtIt();
    await staysOn(first);
    await pointElsewhere();
    await turnsTo(second);

    await button('Next').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button('Previous')).toBeFocused();
    await staysOn(second);
    await lookElsewhere();
    await turnsTo(quotes[2] ?? '');

    await button('Pause').click();
    await lookElsewhere();
    await staysOn(quotes[2] ?? '');
    await button('Play').click();
    await turnsTo(quotes[3] ?? '');
  });

  test('responds to its buttons, and wraps around at both ends', async ({ visitor }) => {
    const { page, quote, button } = await openRotator(visitor);
    await button('Previous').click();
    await page.clock.runFor(1_000);
    await expect(quote).toHaveText([last]);
    await button('Next').click();
    await page.clock.runFor(1_000);
    await expect(quote).toHaveText([first]);
    // No click is lost while a slide moves.
    await button('Next').click();
    await button('Next').click();
    await page.clock.runFor(1_000);
    await expect(quote).toHaveText([quotes[2] ?? '']);
  });

  test.describe('with reduced motion', () => {
    test.use({ device: { reducedMotion: 'reduce' } });

    test('turns only when a button is pressed', async ({ visitor }) => {
      const { page, quote, button } = await openRotator(visitor);
      await page.clock.runFor(60_000);
      await expect(quote).toHaveText([first]);
      await expect(button('Pause')).toBeHidden();
      await button('Next').click();
      await expect(quote).toHaveText([second]);
    });
  });
});

test('a chosen commitment shows its picture and overview, and the overview moves in within 0.45 s', {
  tag: '@motion',
}, async ({ visitor }) => {
  const { items } = culture.commitments;
  await visitor.context.addInitScript(recordMovements);
  const page = await visitor.open('/company/culture');
  const main = page.getByRole('main');
  const tab = (index: number) => main.getByRole('tab').nth(index);
  const panel = main.getByRole('tabpanel').filter({ visible: true });
  const isChosen = async (index: number) => {
    await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
    await expect(main.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(panel).toHaveCount(1);
    await expect(panel.getByText(items[index]?.overview ?? '', { exact: true })).toBeVisible();
    const picture = panel.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', new RegExp(`${items[index]?.image}\\.svg$`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  };
  await isChosen(0);
  for (const index of [2, 1]) {
    await tab(index).click();
    await isChosen(index);
    await movesIn(page, items[index]?.overview ?? '');
  }
  await page.keyboard.press('ArrowDown');
  await expect(tab(2)).toBeFocused();
  await isChosen(2);
});

test("'Our Key Initiatives' shows one of three initiatives, and wraps around in both directions", {
  tag: '@motion',
}, async ({ visitor }) => {
  const page = await visitor.open('/company/initiatives');
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

test.describe("'What Our Clients Say'", { tag: '@motion' }, () => {
  const bodies = analytics.testimonials
    .map(({ body }) => `“${body}”`)
    .sort((a, b) => b.length - a.length);
  const section = (page: Page) => page.getByRole('region', { name: 'What Our Clients Say' });
  const shownIn = (page: Page) => section(page).locator('blockquote').filter({ visible: true });

  test.describe('on a phone', () => {
    test.use({ device: phone });

    test('has Previous and Next buttons and dots, and shows one testimonial at a time, which moves in within 0.45 s', async ({
      visitor,
    }) => {
      await visitor.context.addInitScript(recordMovements);
      const page = await visitor.open('/services/analytics');
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
      await movesIn(page, bodies[1] ?? '');
      for (const index of [4, 0, 5]) {
        await dots.nth(index).tap();
        await expect(shownIn(page)).toHaveText([bodies[index] ?? '']);
        await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
      }
    });
  });

  test('on a desktop shows all six testimonials in three columns, without controls', async ({
    visitor,
  }) => {
    const page = await visitor.open('/services/analytics');
    await expect(shownIn(page)).toHaveText(bodies);
    const lefts = await shownIn(page).evaluateAll((quotes) =>
      quotes.map((quote) => Math.round(quote.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(3);
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});
