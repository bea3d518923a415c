import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { array, object, parse, picklist, string } from 'valibot';
import compileServerOnce from '../e2e/harness/compiled-server.ts';
import { Site } from '../e2e/harness/running-site.ts';
import { launchOptions } from '../e2e/harness/visitor.ts';
import { pages } from '../src/prerender/pages.ts';
import { compactPng } from './compact-png.ts';

// Takes screenshots of every page at three widths in both themes:
//   npm run screenshots [-- a-part-of-the-path …]
//   npm run screenshots -- store    the manifest's pictures for the install dialog

const OUT = 'screenshots';
const widths = [390, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
const wanted = process.argv.slice(2);

await compileServerOnce();
const site = await Site.start();
const browser = await chromium.launch(launchOptions());

const inPage = async (look: BrowserContextOptions, work: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({
    ...look,
    baseURL: `http://127.0.0.1:${site.port}`,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await work(await context.newPage());
  await context.close();
};

const settled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
};

const shootPages = async (): Promise<string> => {
  const shown = pages.filter(
    ({ path, file }) =>
      !file.includes('_other') &&
      (wanted.length === 0 || wanted.some((part) => path.includes(part))),
  );
  await rm(OUT, { recursive: true, force: true });
  for (const width of widths) {
    for (const colorScheme of themes) {
      const viewport = { width, height: width < 600 ? 844 : 900 };
      await inPage({ viewport, colorScheme }, async (page) => {
        for (const { path } of shown) {
          await settled(page, path);
          const name = path.slice(1).replaceAll('/', '-') || 'home';
          await page.screenshot({
            path: `${OUT}/${width}-${colorScheme}-${name}.png`,
            fullPage: true,
          });
        }
      });
    }
  }
  return `${shown.length} pages in ${OUT}/\n`;
};

const storeScreenshots = object({
  screenshots: array(object({ src: string(), form_factor: picklist(['narrow', 'wide']) })),
});
const stores = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1440, height: 900 } },
} as const;

const shootForStore = async (): Promise<string> => {
  const manifest = parse(
    storeScreenshots,
    JSON.parse(await readFile('manifest.webmanifest', 'utf8')),
  );
  const blank = await browser.newPage();
  await mkdir('public/screenshots', { recursive: true });
  for (const { src, form_factor } of manifest.screenshots) {
    await inPage(stores[form_factor], async (page) => {
      const name = /-([a-z]+)\.png$/.exec(src)?.[1] ?? '';
      const path = name === 'home' ? '/' : `/${name}`;
      // Loads the page twice, because a font that loads late applies only from the next page on.
      await settled(page, path);
      await settled(page, path);
      await writeFile(`public${src}`, await compactPng(blank, await page.screenshot()));
    });
  }
  return 'public/screenshots/\n';
};

try {
  process.stdout.write(await (wanted.includes('store') ? shootForStore() : shootPages()));
} finally {
  await browser.close();
  await site.remove();
}
