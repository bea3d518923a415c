import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { array, literal, looseObject, parse, string, union } from 'valibot';
import { pages } from '../src/prerender/pages.ts';
import { compactPng } from './compact-png.ts';
import { shootEngines } from './engine-screenshots.ts';
import { findChromium } from './find-chromium.mjs';

// Shoots every page at three widths in both themes, and one contact sheet per width:
//   npm run screenshots [-- a-part-of-the-path …]
//   npm run screenshots -- store    the manifest's pictures for the install dialog
//   npm run screenshots -- --engines    some moments in every engine, side by side

const OUT = 'screenshots';
const PORT = '4173';
const widths = [390, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
const wanted = process.argv.slice(2);
const shown = pages.filter(
  ({ path, file }) =>
    !file.includes('_other') && (wanted.length === 0 || wanted.some((part) => path.includes(part))),
);

const startServer = async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    env: { ...process.env, PORT, LOG_LEVEL: 'error', DATABASE_URL: 'file:.cache/screenshots.db' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    server.stdout.once('data', () => ready());
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}`)));
  });
  return server;
};

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

const settled = async (page: Page, path: string): Promise<void> => {
  await page.goto(`http://127.0.0.1:${PORT}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
};

const shoot = async (browser: Browser, width: number, colorScheme: 'light' | 'dark') => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  for (const { path } of shown) {
    await settled(page, path);
    const file = `${OUT}/${width}-${colorScheme}-${nameOf(path)}.png`;
    await page.screenshot({ path: file, fullPage: true });
  }
  await context.close();
};

const storeScreenshots = looseObject({
  screenshots: array(
    looseObject({ src: string(), form_factor: union([literal('narrow'), literal('wide')]) }),
  ),
});
const stores = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1440, height: 900 } },
} as const;

const shootForStore = async (browser: Browser) => {
  const manifest = parse(
    storeScreenshots,
    JSON.parse(await readFile('manifest.webmanifest', 'utf8')),
  );
  const blank = await browser.newPage();
  await mkdir('public/screenshots', { recursive: true });
  for (const { src, form_factor } of manifest.screenshots) {
    const context = await browser.newContext({
      ...stores[form_factor],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const name = /-([a-z]+)\.png$/.exec(src)?.[1] ?? '';
    const path = name === 'home' ? '/' : `/${name}`;
    // Twice: late fonts only apply from the next page on.
    await settled(page, path);
    await settled(page, path);
    await writeFile(`public${src}`, await compactPng(blank, await page.screenshot()));
    await context.close();
  }
};

const contactSheet = async (browser: Browser, width: number) => {
  const cells = shown.flatMap(({ path }) =>
    themes.map((theme) => {
      const file = resolve(OUT, `${width}-${theme}-${nameOf(path)}.png`);
      return `<figure><img src="file://${file}"><figcaption>${path} ${theme}</figcaption></figure>`;
    }),
  );
  const style =
    'body{display:grid;grid-template-columns:repeat(12,200px);gap:16px;margin:16px;font:12px sans-serif}figure{margin:0}img{width:200px;height:420px;object-fit:cover;object-position:top}';
  const sheet = `.cache/sheet-${width}.html`;
  await writeFile(sheet, `<!doctype html><style>${style}</style>${cells.join('')}`);
  const page = await browser.newPage({ viewport: { width: 2624, height: 1000 } });
  await page.goto(`file://${resolve(sheet)}`);
  await page.screenshot({ path: `${OUT}/sheet-${width}.png`, fullPage: true });
  await page.close();
};

const shootPages = async (forStore: boolean): Promise<string> => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: run npm test once, or set CHROMIUM_PATH');
  if (!forStore) await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const server = await startServer();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: asRoot });
  try {
    if (forStore) await shootForStore(browser);
    for (const width of forStore ? [] : widths) {
      for (const theme of themes) await shoot(browser, width, theme);
      await contactSheet(browser, width);
    }
  } finally {
    await browser.close();
    server.kill();
  }
  return forStore ? 'public/screenshots/\n' : `${shown.length} pages in ${OUT}/\n`;
};

process.stdout.write(
  wanted.includes('--engines') ? await shootEngines() : await shootPages(wanted.includes('store')),
);
// WebKit's hidden display keeps this process alive and must end with it.
process.exit();
