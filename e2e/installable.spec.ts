import { readFileSync } from 'node:fs';
import { site } from '../src/content/site.ts';
import { pages } from '../src/prerender/pages.ts';
import { wholeChromium } from './harness/devices.ts';
import { expect, test } from './harness/fixtures.ts';
import { offlineReady } from './harness/visitor.ts';

const written = {
  name: site.name,
  short_name: site.shortName,
  ...JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
};

test.describe('in the full Chromium', () => {
  test.use({ device: wholeChromium });

  test('the site has no installability errors', {
    tag: '@pages',
  }, async ({ homePage: page, visitor }) => {
    await offlineReady(page);
    const devtools = await visitor.context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });
});

test("the served manifest is manifest.webmanifest with the company's names, and its pictures and pages exist", async ({
  network,
  request,
}) => {
  const served = await (await request.get(`${network.origin}/manifest.webmanifest`)).json();
  expect(served).toEqual(written);
  const pictures = [
    ...written.icons,
    ...written.screenshots,
    ...written.shortcuts.flatMap(({ icons = [] }: { icons?: unknown[] }) => icons),
  ];
  expect(pictures).toHaveLength(13);
  for (const { src, sizes, type } of pictures) {
    const picture = await request.get(`${network.origin}${src}`);
    expect(picture.status(), src).toBe(200);
    expect(picture.headers()['content-type'], src).toBe(type);
    const body = await picture.body();
    // A PNG stores its width and height in bytes 16 to 23.
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
    expect(body.length, src).toBeLessThanOrEqual(250 * 1024);
  }

  const html = await (await request.get(network.origin)).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(html).toContain(`<meta name="apple-mobile-web-app-title" content="${written.short_name}"`);
  for (const colour of [written.theme_color, written.background_color]) {
    expect(html).toContain(`content="${colour}" media="(prefers-color-scheme: light)"`);
  }

  const known = pages.map(({ path }) => path);
  const shortcuts = written.shortcuts.map(({ url }: { url: string }) => url);
  const { pathname } = new URL(written.start_url, network.origin);
  for (const url of [...shortcuts, written.share_target.action, pathname]) {
    expect(known).toContain(url);
  }
});
