import type { Locator, Page } from '@playwright/test';
import type { ServiceId } from '../src/content/services.gen.ts';
import { isCleanInBothThemes } from './harness/axe.ts';
import { phone } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { goTo, settled, type Visitor } from './harness/visitor.ts';

/** Taps the target, or presses `key` on it. */
type Press = (target: Locator, key?: string) => Promise<void>;

interface Trial {
  readonly use: (exhibit: Locator, press: Press) => Promise<void>;
  /** Text that is shown without JavaScript and in print. */
  readonly plain: RegExp;
}

const trials: Readonly<Record<ServiceId, Trial>> = {
  analytics: {
    use: async (exhibit, press) => {
      await expect(exhibit.getByRole('status')).toHaveText(/^71%/);
      await press(exhibit.getByLabel('the last parcel'));
      await expect(exhibit.getByRole('status')).toHaveText('54%13 of 24 orders');
    },
    plain: /by the promised day, the first parcel, orders not cancelled: \d+%/,
  },
  security: {
    use: async (exhibit, press) => {
      const first = exhibit.getByRole('listitem').first();
      await expect(first).toContainText('1. Nine administrators');
      await press(exhibit.getByRole('radio', { name: 'Information officer' }));
      await expect(first).toContainText('1. Payroll files');
      await press(exhibit.getByRole('checkbox', { name: /Payroll files/ }));
      await expect(exhibit.getByRole('status')).toHaveText(
        '74 hours of work, with 5 of 6 findings open.',
      );
    },
    plain: /IT manager 6, Information officer 5, Executive 1/,
  },
  cloud: {
    use: async (exhibit, press) => {
      await expect(exhibit.getByRole('status')).toContainText(/^R290\s000/);
      await press(exhibit.getByLabel(/Test machines sleep/));
      await expect(exhibit.getByRole('status')).toContainText(/^R266\s000R99\s000 a month less/);
      await expect(exhibit.getByRole('row', { name: /Machines/ })).toContainText(/R115\s000$/);
    },
    plain: /With all of it: R215\s000 a month\./,
  },
  gaming: {
    use: async (exhibit, press) => {
      await press(exhibit.getByRole('button', { name: 'Row 1, column 1' }), 'Enter');
      await expect(exhibit.getByRole('status')).toHaveText('Four in a row. You win!');
      await press(exhibit.getByRole('button', { name: 'Start on an empty wall' }), 'Enter');
      await press(exhibit.getByRole('button', { name: 'Row 3, column 3' }), 'Enter');
      await expect(exhibit.getByRole('button', { name: /marigold/ })).toHaveCount(1);
    },
    plain: /Marigold wins at once/,
  },
  sharepoint: {
    use: async (exhibit, press) => {
      const owner = exhibit.getByText('Head of human resources');
      await expect(owner).toBeHidden();
      await press(exhibit.getByRole('button', { name: 'leave.docx' }), 'Enter');
      await expect(exhibit.getByText(/own leave form/)).toBeVisible();
      await expect(exhibit.getByRole('status')).toHaveText('1 of 8 opened.');
      await press(exhibit.getByRole('button', { name: 'Ask the library' }), 'Enter');
      await expect(owner).toBeVisible();
    },
    plain: /Approved by/,
  },
  rand: {
    use: async (exhibit, press) => {
      const drop = exhibit.getByText('76% right');
      await expect(drop).toBeHidden();
      await press(exhibit.getByRole('button', { name: 'Carry on' }), 'Enter');
      await expect(exhibit.getByText('84% right')).toBeVisible();
      await press(exhibit.getByRole('button', { name: 'Stop here' }), 'Enter');
      await expect(drop).toBeVisible();
      await expect(exhibit.getByRole('status')).toContainText(/R340\s000 is free/);
      await expect(exhibit.getByRole('button', { name: 'Start again' })).toBeFocused();
    },
    plain: /It holds up\./,
  },
  erp: {
    use: async (exhibit, press) => {
      const slider = exhibit.getByRole('slider', { name: 'Phases live' });
      await expect(exhibit.getByRole('status')).toContainText('Closed on day 14');
      await press(slider, 'End');
      await expect(exhibit.getByRole('status')).toContainText('Closed on day 4');
      await expect(slider).toHaveAttribute('aria-valuetext', 'Reports refresh overnight');
    },
    plain: /Reports refresh overnight: Closed on day 4/,
  },
  training: {
    use: async (exhibit, press) => {
      await press(exhibit.getByLabel('A pivot table'), 'Space');
      await expect(exhibit.getByText('Right: you can skip ‘Figures that add up’.')).toBeVisible();
      await press(exhibit.getByLabel('Three copies'));
      await expect(exhibit.getByText(/^Not quite: ‘Files in one place’/)).toBeVisible();
      await expect(exhibit.getByText('Mornings in your course: 3 of 4.')).toBeVisible();
    },
    plain: /Answer: A link to one file\./,
  },
};

const exhibitOf = (page: Page) => page.locator('.exhibit');

const open = async (visitor: Visitor, id: string): Promise<Locator> => {
  const page = await visitor.open(`/services/${id}`);
  await expect(exhibitOf(page).locator('fieldset').first()).toBeEnabled();
  return exhibitOf(page);
};

for (const [id, { use }] of Object.entries(trials)) {
  test(`the ${id} exhibit works by keyboard`, {
    tag: id === 'cloud' ? [] : '@cases',
  }, async ({ visitor }) => {
    await use(await open(visitor, id), (target, key = 'Space') => target.press(key));
  });
}

test('the board of the gaming exhibit is one stop in the tab order, and arrow keys move within it', {
  tag: '@cases',
}, async ({ visitor }) => {
  const exhibit = await open(visitor, 'gaming');
  const tile = (row: number, column: number) =>
    exhibit.getByRole('button', { name: `Row ${row}, column ${column}` });
  await tile(1, 1).focus();
  await exhibit.page().keyboard.press('ArrowDown');
  await exhibit.page().keyboard.press('ArrowRight');
  await expect(tile(2, 2)).toBeFocused();
  await exhibit.page().keyboard.press('Shift+Tab');
  await expect(exhibit.getByRole('button', { name: 'Start on an empty wall' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ device: { ...phone, reducedMotion: 'reduce' } });

  const byTouch: Press = async (target, key) => {
    const type = await target.getAttribute('type');
    if (type === 'range') {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      await target.tap({ position: { x: key === 'End' ? width - 2 : 2, y: height / 2 } });
    } else if (type === 'radio' || type === 'checkbox') {
      await target.locator('xpath=ancestor::label').tap();
    } else {
      await target.tap();
    }
  };

  for (const [id, { use }] of Object.entries(trials)) {
    test(`the ${id} exhibit works by touch, and axe finds no problems in either theme`, {
      tag: '@pages',
    }, async ({ visitor }) => {
      const exhibit = await open(visitor, id);
      await use(exhibit, byTouch);
      await isCleanInBothThemes(exhibit.page(), id);
    });
  }

  test('the link to the contact form stays visible without covering the focused element or a notice', {
    tag: '@cases',
  }, async ({ visitor, network }) => {
    const page = await visitor.open('/services/erp');
    const bar = page.getByRole('main').getByRole('link', { name: 'Get in Touch' });
    const offerings = page.getByRole('heading', { name: 'What we do with Dynamics 365' });
    await offerings.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();

    const box = async (locator: Locator) => {
      const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: 0 };
      return { top: y, bottom: y + height };
    };
    await page.locator('summary').first().focus();
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if (await bar.evaluate((link) => link === document.activeElement)) break;
      const [control, covering] = [await box(focused), await box(bar)];
      if (control.top < covering.bottom) {
        expect(control.bottom, `${await focused.textContent()}`).toBeLessThanOrEqual(covering.top);
      }
    }

    // Scrolls to a position where the bar floats.
    await offerings.evaluate((heading) => heading.scrollIntoView());
    visitor.allow(/graphql/);
    network.cut();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    const notice = page.locator('.notice');
    await expect(notice).toBeVisible();
    await expect
      .poll(async () => (await box(notice)).bottom - (await box(page.locator('.touch-bar'))).top)
      .toBeLessThanOrEqual(0);
    await page.getByRole('heading', { name: 'Reach Out' }).scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ device: { ...phone, javaScriptEnabled: false } });

  test('every exhibit shows text instead of working controls', { tag: '@cases' }, async ({
    visitor,
  }) => {
    const page = await visitor.context.newPage();
    for (const [id, { plain }] of Object.entries(trials)) {
      await page.goto(`/services/${id}`);
      await expect(exhibitOf(page).getByText(plain).first()).toBeVisible();
      for (const control of await exhibitOf(page).locator('input, button').all()) {
        expect((await control.isDisabled()) || (await control.isHidden()), id).toBe(true);
      }
    }
  });
});

test('in print, every exhibit shows text instead of its controls, and every offering is open', {
  tag: '@pages',
}, async ({ visitor }) => {
  const page = await visitor.context.newPage();
  await page.emulateMedia({ media: 'print' });
  for (const [id, { plain }] of Object.entries(trials)) {
    await goTo(page, `/services/${id}`);
    await expect.soft(exhibitOf(page).getByText(plain).first(), id).toBeVisible();
    await expect.soft(exhibitOf(page).getByRole('radio').first(), id).toBeHidden();
    await expect.soft(page.locator('.touch-bar'), id).toBeHidden();
  }
  await page.setViewportSize(phone.viewport);
  await page.goto('/services/cloud');
  await expect(page.getByText(/Waves planned in Azure Migrate/)).toBeVisible();
});

test("an exhibit's script and style load only on the exhibit's page", { tag: '@pages' }, async ({
  visitor,
}) => {
  const page = await visitor.context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const own = () =>
    asked.filter((path) => /\/(bill|board|frame|services)-[\w-]{8}\.(js|css)$/.test(path));
  for (const path of ['/', '/careers', '/products/opher']) {
    await page.goto(path);
    await settled(page);
  }
  expect(own()).toEqual([]);
  await page.goto('/services/cloud');
  await expect(exhibitOf(page).getByRole('checkbox').first()).toBeEnabled();
  const names = own().map((path) => path.replace(/-[\w-]{8}\.\w+$/, ''));
  expect(names).toEqual(
    expect.arrayContaining(['/assets/bill', '/assets/frame', '/assets/services']),
  );
  expect(own().join()).not.toContain('/board-');
});

test('on a service page opened through a link, the exhibit is in its initial state, even on the second visit', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.open('/services');
  const link = page.getByRole('main').getByRole('link', { name: /Cloud Solutions/ });
  const exhibit = exhibitOf(page);
  const status = exhibit.getByRole('status');
  for (const visit of [1, 2]) {
    await link.click();
    await expect(page).toHaveURL('/services/cloud');
    await expect(status, `${visit}`).toContainText(/^R290\s000/);
    await exhibit.getByLabel(/Test machines sleep/).check();
    await expect(status).toContainText(/^R266\s000/);
    await page.goBack();
  }
});
