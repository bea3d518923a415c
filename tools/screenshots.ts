import { readFile, writeFile } from 'node:fs/promises';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { array, object, parse, picklist, string } from 'valibot';
import compileServerOnce from '../e2e/harness/compiled-server.ts';
import { Site } from '../e2e/harness/running-site.ts';
import { launchOptions } from '../e2e/harness/visitor.ts';
import { palettePng } from './pictures/palette-png.ts';

// `npm run screenshots`: takes the manifest's pictures, which the install dialog shows.

const Manifest = object({
  screenshots: array(object({ src: string(), form_factor: picklist(['narrow', 'wide']) })),
});
const devices: Readonly<Record<'narrow' | 'wide', BrowserContextOptions>> = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1440, height: 900 } },
};

await compileServerOnce();
const site = await Site.start();
const browser = await chromium.launch(launchOptions());

const compact = (png: Buffer): Buffer => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = `width="${width}" height="${height}"`;
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return palettePng(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`,
    width,
  );
};

const shoot = async (device: BrowserContextOptions, path: string): Promise<Buffer> => {
  const context = await browser.newContext({
    ...device,
    baseURL: `http://127.0.0.1:${site.port}`,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // Loads the page twice, because a page does not use fonts that load late.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  }
  const picture = await page.screenshot();
  await context.close();
  return picture;
};

try {
  const manifest = parse(Manifest, JSON.parse(await readFile('manifest.webmanifest', 'utf8')));
  for (const { src, form_factor } of manifest.screenshots) {
    const name = /-([a-z]+)\.png$/.exec(src)?.[1] ?? '';
    const picture = await shoot(devices[form_factor], name === 'home' ? '/' : `/${name}`);
    await writeFile(`public${src}`, compact(picture));
  }
} finally {
  await browser.close();
  await site.remove();
}
