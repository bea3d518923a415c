import type { Page } from '@playwright/test';
import { wall as words } from '../src/content/pages/wall.ts';
import { site } from '../src/content/site.ts';
import { transformOf } from '../src/seal/shape.ts';
import { leavesOf } from '../src/wall/door-leaves.ts';
import { muralOf, palettes } from '../src/wall/mural.ts';
import { svgOf } from '../src/wall/svg.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { valuesInBrowser } from './harness/kept-in-browser.ts';
import { download, goTo, settled } from './harness/visitor.ts';

const wallOn = (page: Page) => {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('textbox', { name: words.form.label }),
    paint: main.getByRole('button', { name: words.form.submit }),
    status: main.getByRole('status'),
    picture: (name: string) => main.getByRole('img', { name: words.label.replace('{name}', name) }),
    action: (name: keyof typeof words.actions) =>
      main.getByRole('button', { name: words.actions[name] }),
  };
};

const drawing = (name: string, palette?: number) =>
  muralOf(name, palette)
    .tiles.flat()
    .map(({ fill, d, at }) => [fill, d, transformOf(at)]);

/** Waits until the wall shows only this name's mural. */
const isWallOf = async (page: Page, name: string, palette?: number) => {
  const paths = wallOn(page).picture(name).locator('path');
  await expect
    .poll(() =>
      paths.evaluateAll((all) =>
        all.map((path) => ['fill', 'd', 'transform'].map((key) => path.getAttribute(key))),
      ),
    )
    .toEqual(drawing(name, palette));
};

test('a name can be painted, and its palette changed, by keyboard alone', {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.open('/wall');
  const wall = wallOn(page);
  await isWallOf(page, words.sample);
  await wall.field.focus();
  await page.keyboard.type('Soweto');
  // The wall is painted during a pause in typing.
  await isWallOf(page, 'Soweto');
  await page.keyboard.type(' Bakery');
  await page.keyboard.press('Tab');
  await expect(wall.paint).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wall.status).toHaveText('The wall of Soweto Bakery');
  await isWallOf(page, 'Soweto Bakery');
  for (const action of ['palette', 'svg', 'png', 'link'] as const) {
    await page.keyboard.press('Tab');
    await expect(wall.action(action)).toBeFocused();
  }
  await wall.action('palette').press('Enter');
  const next = (muralOf('Soweto Bakery').palette + 1) % palettes.length;
  await isWallOf(page, 'Soweto Bakery', next);
  await expect(page).toHaveURL('/wall');

  await wall.field.fill('');
  await wall.field.press('Enter');
  await expect(page.getByText(words.problems.empty)).toBeVisible();
  await expect(wall.field).toBeFocused();
  await wall.field.fill('x'.repeat(61));
  await wall.field.press('Enter');
  await expect(page.getByText(words.problems['too-long'])).toBeVisible();
  await isWallOf(page, 'Soweto Bakery', next);
});

test('a copied link opens the same wall', { tag: '@cases' }, async ({ visitor }) => {
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await visitor.open('/wall#Caf%C3%A9%20%26%20Co');
  const wall = wallOn(page);
  await isWallOf(page, 'Café & Co');
  await expect(wall.field).toHaveValue('Café & Co');
  await wall.action('palette').click();
  await wall.action('link').click();
  await expect(wall.status).toHaveText(words.outcomes.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { palette } = muralOf('Café & Co');
  const next = (palette + 1) % palettes.length;
  expect(new URL(link).hash).toBe(`#Caf%C3%A9%20%26%20Co&${next}`);
  const other = await visitor.open(link);
  await isWallOf(other, 'Café & Co', next);
  // Simulates an edit in the address bar.
  await other.evaluate(() => {
    location.hash = '#Musina';
  });
  await isWallOf(other, 'Musina');
  // Without access to the clipboard, the link can be copied by hand.
  await other.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await wallOn(other).action('link').click();
  await expect(wallOn(other).status).toContainText('/wall#Musina');
});

test('a wall can be saved as SVG and as PNG', { tag: '@cases' }, async ({ visitor }) => {
  const page = await visitor.open('/wall#Pick%20n%20Pay');
  const wall = wallOn(page);
  await isWallOf(page, 'Pick n Pay');
  const saved = async (action: 'svg' | 'png') => {
    const file = await download(wall.action(action));
    await expect(wall.status).toHaveText(words.outcomes.saved);
    return file;
  };
  const svg = await saved('svg');
  expect(svg.name).toBe('wall-pick-n-pay.svg');
  expect(svg.bytes.toString()).toBe(
    svgOf(muralOf('Pick n Pay'), { name: 'Pick n Pay', source: `${site.domain}/wall` }),
  );
  const png = await saved('png');
  expect(png.name).toBe('wall-pick-n-pay.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1728, 1296]);
});

const attack = '<img src=x onerror="hit=1"><script>hit=1</script>';
const walls: readonly (readonly [hash: string, name: string])[] = [
  [encodeURIComponent('شركة الأفق'), 'شركة الأفق'],
  ['%E0%A4%A', '%E0%A4%A'],
  [encodeURIComponent(attack), attack],
  [attack, attack],
  ['javascript:hit=1', 'javascript:hit=1'],
  ['__proto__', '__proto__'],
];

test('any link to /wall shows a wall or an error, and the name in the link is never executed, sent or stored', {
  tag: '@pages',
}, async ({ visitor }) => {
  test.slow();
  const page = await visitor.open('/wall');
  await settled(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('dialog', (dialog) => sent.push(`dialog: ${dialog.message()}`));
  const open = async (hash: string) => {
    // Forces a full page load, as a link in an email does.
    await page.goto('about:blank');
    await goTo(page, `/wall#${hash}`);
  };
  for (const [hash, name] of walls) {
    await open(hash);
    await expect(wallOn(page).status.locator('bdi')).toHaveText(name);
    await isWallOf(page, name);
  }
  await open('x'.repeat(100_000));
  await expect(page.getByText(words.problems['too-long'])).toBeVisible();
  await isWallOf(page, words.sample);
  // The last of these is the id of an element.
  for (const nothing of ['', '%20', '&3', 'main']) {
    await open(nothing);
    await isWallOf(page, words.sample);
  }
  await settled(page);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  // Removes fragments, because the browser does not send them.
  const said = sent.map((each) => each.replace(/#.*? /, ' ')).join();
  for (const text of [said, await valuesInBrowser(page)]) {
    expect(text).not.toMatch(/x{9}|hit(=|%3D)1|dialog:|%E0|__proto__/);
  }
});

test("the home page's doors show the visitor's wall, even after a reload", {
  tag: '@cases',
}, async ({ visitor }) => {
  const page = await visitor.open('/wall#Linked');
  const leaves = page.locator('.hero-leaf');
  const drawings = () =>
    leaves.evaluateAll((all) => all.map((leaf) => (leaf as HTMLImageElement).src));
  const goHome = async () => {
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(leaves).toHaveCount(2);
  };
  await goHome();
  await goTo(page, '/wall');
  await wallOn(page).field.fill('Soweto');
  await isWallOf(page, 'Soweto');
  await goHome();
  const painted = leavesOf('#Soweto').map((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`);
  await expect.poll(drawings).toEqual(painted);
  await page.goto('/');
  await expect.poll(drawings).toEqual(painted);
});

test.describe('without JavaScript', () => {
  test.use({ device: { javaScriptEnabled: false } });

  test('/wall shows an explanation and a sample wall, and its form sends nothing', {
    tag: '@cases',
  }, async ({ visitor }) => {
    const page = await visitor.newPage('/wall');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.getByText(words.plain)).toBeVisible();
    await isWallOf(page, words.sample);
    await expect(wallOn(page).paint).toBeHidden();
    await expect(wallOn(page).action('palette')).toBeHidden();
    // Submits the form as a browser does before the page's script has loaded.
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      for (const input of form.querySelectorAll('input')) input.value = 'Soweto';
      form.requestSubmit();
    });
    await expect(page).toHaveURL('/wall');
    // A request sent by the form would precede this navigation.
    await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    expect(sent.map((url) => new URL(url).pathname)[0]).toBe('/careers');
  });
});
